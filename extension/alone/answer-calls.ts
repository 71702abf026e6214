import type { Answer } from '#contract/questions.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import type { BrowserTranscript, Transcript } from '#contract/transcripts.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { readableText } from '#core/text/readable-text.ts'
import { toProblem } from '#core/to-problem.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Reach } from '#web/api/api.ts'
import type { AlonePrecis } from './alone-precis.ts'
import type { AloneSource } from './jobs.ts'
import { readAsked } from './read-asked.ts'

type World = {
  precis: AlonePrecis
  now: () => number
  createId: () => string
}

/** The transcripts that the panel has open; those of before are read again when they are asked for. */
const maxOpen = 20

type Open = { source: AloneSource; transcript: TranscriptDocument; kind: Transcript['captionKind'] }

/** The calls of the panel, answered in this browser. */
export type AloneServer = {
  reach: Reach
  /** The transcript by its id, as far as the panel has it open. */
  find: (transcriptId: string) => TranscriptDocument | null
  /** Opens a stored transcript, so that questions about it can be asked. */
  open: (id: string, transcript: TranscriptDocument) => void
}

/**
 * Answers the calls of the panel as a server would, with the work done in this browser. Nothing is counted
 * and nothing leaves it.
 */
export function createAloneServer({ precis, now, createId }: World): AloneServer {
  const opened = new Map<string, Open>()
  const options = (signal: AbortSignal) => ({ signal, onStage: () => undefined })

  function remember(id: string, open: Open): void {
    opened.delete(id)
    opened.set(id, open)
    const [oldest] = opened.keys()
    if (opened.size > maxOpen && oldest !== undefined) opened.delete(oldest)
  }

  function require(id: string): Open {
    const known = opened.get(id)
    if (known === undefined) throw new AppError('NOT_FOUND', 'This transcript is no longer open.')
    return known
  }

  async function give(link: string | null, page: BrowserTranscript, signal: AbortSignal): Promise<object> {
    const id = createId()
    const videoId = link === null ? null : (parseVideoLink(link)?.videoId ?? null)
    const source = { id, videoId, page }
    const open = {
      source,
      transcript: await precis.transcribe(source, options(signal)),
      kind: page.captionKind,
    }
    remember(id, open)
    return { transcript: present(id, open), cached: false, fromPlaylist: false }
  }

  async function summarize(
    body: ReturnType<typeof readAsked.summary>,
    signal: AbortSignal,
  ): Promise<SummaryAnswer> {
    const { transcriptId, ...request } = body
    const { source } = require(transcriptId)
    const { summary } = await precis.summarize(source, request, options(signal))
    const unlimited = { remainingCount: null, showPaywall: false }
    return {
      ...summary,
      id: createId(),
      transcriptId,
      keyInsights: summary.insights.map(({ text }) => text),
      cached: false,
      fromPlaylist: false,
      withoutModel: null,
      locked: false,
      historyId: null,
      ...unlimited,
      user: { remainingCount: null, planType: 'free' },
    }
  }

  async function ask(body: ReturnType<typeof readAsked.question>, signal: AbortSignal): Promise<Answer> {
    const { transcriptId, question } = body
    const {
      said,
      languages = null,
      answer,
      passages,
    } = await precis.ask(require(transcriptId).source, question, options(signal))
    return {
      id: createId(),
      question,
      said,
      languages,
      answer,
      passages: passages.map((passage) => ({ ...passage, transcriptId })),
      withoutModel: null,
      createdAt: new Date(now()).toISOString(),
    }
  }

  async function answer(path: string, request: RequestInit): Promise<Response> {
    const { method = 'GET' } = request
    const signal = request.signal ?? new AbortController().signal
    const { pathname, searchParams } = new URL(path, 'https://alone.invalid')
    const [, resource = '', id = ''] = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? []
    switch (`${method} ${resource}`) {
      case 'POST transcripts': {
        const page = readAsked.page(await readBody(request.body))
        return Response.json(await give(searchParams.get('videoUrl'), page, signal))
      }
      case 'GET transcripts':
        return Response.json(present(id, require(id)))
      case 'POST summarize':
        return asEvent(await summarize(readAsked.summary(await readBody(request.body)), signal))
      case 'POST ask':
        return asEvent(await ask(readAsked.question(await readBody(request.body)), signal))
      case 'GET runs':
        return Response.json({ runs: [] })
      default:
        throw new AppError('NOT_FOUND', 'This needs a server.')
    }
  }

  return {
    reach: async (path, request) => {
      try {
        return await answer(path, request)
      } catch (error) {
        request.signal?.throwIfAborted()
        const failure = error instanceof AppError ? error : new AppError('INTERNAL', unforeseenDetail)
        const problem = toProblem(failure, 'alone')
        return Response.json(problem, { status: problem.status })
      }
    },
    find: (transcriptId) => opened.get(transcriptId)?.transcript ?? null,
    open: (id, transcript) =>
      remember(id, { source: { id, stored: transcript }, transcript, kind: 'unknown' }),
  }
}

/** The transcript as a server would give it. */
function present(id: string, { transcript, kind }: Open): Transcript {
  return {
    ...transcript,
    id,
    origin: 'browser',
    captionKind: kind,
    tracks: [],
    content: readableText(transcript.sentences),
    droppedCues: 0,
    repairedCues: 0,
    clockOffsetSeconds: 0,
    captionsEnd: null,
  }
}

async function readBody(body: RequestInit['body']): Promise<unknown> {
  const text = body instanceof Blob ? await body.text() : body
  return typeof text === 'string' ? JSON.parse(text) : null
}

function asEvent(data: object): Response {
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`, { headers })
}
