import type { Answer } from '#contract/questions.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { toProblem } from '#core/to-problem.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Reach } from '#web/api/api.ts'
import type { Alone } from './alone.ts'
import { presentTranscript } from './open-transcripts.ts'
import { readAsked } from './read-asked.ts'
import {
  removeHighlight,
  removeQuestion,
  requireSaved,
  sourceOf,
  storeAnswer,
  storeHighlight,
} from './saved-calls.ts'

type Call = { id: string; part: string; query: URLSearchParams; body: unknown; signal: AbortSignal }

/** The calls of the panel that are answered here, without their `/api/`. */
const calls: Readonly<Record<string, (alone: Alone, call: Call) => Promise<Response>>> = {
  'POST transcripts': giveTranscript,
  'GET transcripts': ({ transcripts }, { id }) =>
    Promise.resolve(Response.json(presentTranscript(id, transcripts.require(id)))),
  'POST transcripts written-summaries': checkWritten,
  'POST summarize': summarize,
  'POST ask': ask,
  'GET history questions': async ({ library }, { id }) => {
    const { questions } = await requireSaved(library, id)
    return Response.json({ questions })
  },
  'DELETE history questions': async ({ library }, { id, part }) => {
    await removeQuestion(library, id, part)
    return Response.json({ id: part })
  },
  'GET history highlights': async ({ library }, { id }) => {
    const { highlights } = await requireSaved(library, id)
    return Response.json({ highlights })
  },
  'PUT history highlights': async ({ library, now }, { id, part: line, body }) => {
    const { note } = readAsked.highlight(body)
    const createdAt = new Date(now()).toISOString()
    return Response.json(await storeHighlight(library, id, { line, note, createdAt }))
  },
  'DELETE history highlights': async ({ library }, { id, part: line }) => {
    await removeHighlight(library, id, line)
    return Response.json({ line })
  },
  'GET runs': () => Promise.resolve(Response.json({ runs: [] })),
}

/**
 * Answers the calls of the panel as a server would, with the work done in this browser. Nothing is counted
 * and nothing leaves it.
 */
export function answerAlone(alone: Alone): Reach {
  return async (path, { method = 'GET', body, signal }) => {
    try {
      const { pathname, searchParams: query } = new URL(path, 'https://alone.invalid')
      const [resource = '', id = '', kind = '', part = ''] = pathname.replace('/api/', '').split('/')
      const answer = calls[`${method} ${resource} ${kind}`.trim()]
      if (answer === undefined) throw new AppError('NOT_FOUND', 'This needs a server.')
      const asked = {
        id,
        part,
        query,
        body: await readBody(body),
        signal: signal ?? new AbortController().signal,
      }
      return await answer(alone, asked)
    } catch (error) {
      signal?.throwIfAborted()
      const failure = error instanceof AppError ? error : new AppError('INTERNAL', unforeseenDetail)
      const problem = toProblem(failure, 'alone')
      return Response.json(problem, { status: problem.status })
    }
  }
}

const onStage = (): void => undefined

async function giveTranscript(
  { precis, transcripts, createId }: Alone,
  { query, body, signal }: Call,
): Promise<Response> {
  const page = readAsked.page(body)
  const id = createId()
  const videoId = parseVideoLink(query.get('videoUrl') ?? '')?.videoId ?? null
  const source = { id, videoId, page }
  const transcript = await precis.transcribe(source, { signal, onStage })
  const open = { source, transcript, kind: page.captionKind }
  transcripts.add(id, open)
  return Response.json({ transcript: presentTranscript(id, open), cached: false, fromPlaylist: false })
}

async function summarize(
  { precis, transcripts, createId }: Alone,
  { body, signal }: Call,
): Promise<Response> {
  const { transcriptId, ...request } = readAsked.summary(body)
  const { source } = transcripts.require(transcriptId)
  const { summary } = await precis.summarize(source, request, { signal, onStage })
  return asEvent(asDelivered(summary, { id: createId(), transcriptId }))
}

/** A summary that the model of this browser wrote, with each line checked by code. */
async function checkWritten(
  { precis, transcripts, createId }: Alone,
  { id: transcriptId, body, signal }: Call,
): Promise<Response> {
  const { source } = transcripts.require(transcriptId)
  const summary = await precis.check(source, readAsked.written(body), signal)
  return Response.json(asDelivered(summary, { id: createId(), transcriptId }))
}

function asDelivered(
  summary: SummaryDocument,
  ids: { id: string; transcriptId: string },
): Extract<SummaryAnswer, { locked: false }> {
  return {
    ...summary,
    ...ids,
    keyInsights: summary.insights.map(({ text }) => text),
    cached: false,
    fromPlaylist: false,
    withoutModel: null,
    locked: false,
    historyId: null,
    remainingCount: null,
    showPaywall: false,
    user: { remainingCount: null, planType: 'free' },
  }
}

async function ask(
  { precis, transcripts, library, now, createId }: Alone,
  { body, signal }: Call,
): Promise<Response> {
  const request = readAsked.question(body)
  const { question } = request
  const source =
    'historyId' in request
      ? sourceOf(await requireSaved(library, request.historyId))
      : transcripts.require(request.transcriptId).source
  const { said, languages = null, answer, passages } = await precis.ask(source, question, { signal, onStage })
  const written: Answer = {
    id: createId(),
    question,
    said,
    languages,
    answer,
    passages: passages.map((passage) => ({ ...passage, transcriptId: source.id })),
    withoutModel: null,
    createdAt: new Date(now()).toISOString(),
  }
  if ('historyId' in request) await storeAnswer(library, request.historyId, written)
  return asEvent(written)
}

async function readBody(body: RequestInit['body']): Promise<unknown> {
  const text = body instanceof Blob ? await body.text() : body
  return typeof text === 'string' ? JSON.parse(text) : null
}

function asEvent(data: SummaryAnswer | Answer): Response {
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`, { headers })
}
