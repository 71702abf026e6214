import type { Answer } from '#contract/questions.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { toProblem } from '#core/to-problem.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Reach } from '#web/api/api.ts'
import type { AlonePrecis } from './alone-precis.ts'
import { presentTranscript } from './open-transcripts.ts'
import type { OpenTranscripts } from './open-transcripts.ts'
import { readAsked } from './read-asked.ts'

type World = {
  precis: AlonePrecis
  transcripts: OpenTranscripts
  now: () => number
  createId: () => string
}

type Call = { id: string; query: URLSearchParams; body: unknown; signal: AbortSignal }

/** The calls of the panel that are answered here, without their `/api/`. */
const calls: Readonly<Record<string, (world: World, call: Call) => Promise<Response>>> = {
  'POST transcripts': giveTranscript,
  'GET transcripts': ({ transcripts }, { id }) =>
    Promise.resolve(Response.json(presentTranscript(id, transcripts.require(id)))),
  'POST summarize': summarize,
  'POST ask': ask,
  'GET runs': () => Promise.resolve(Response.json({ runs: [] })),
}

/**
 * Answers the calls of the panel as a server would, with the work done in this browser. Nothing is counted
 * and nothing leaves it.
 */
export function answerAlone(world: World): Reach {
  return async (path, { method = 'GET', body, signal }) => {
    try {
      const { pathname, searchParams: query } = new URL(path, 'https://alone.invalid')
      const [, resource = '', id = ''] = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? []
      const answer = calls[`${method} ${resource}`]
      if (answer === undefined) throw new AppError('NOT_FOUND', 'This needs a server.')
      const asked = { id, query, body: await readBody(body), signal: signal ?? new AbortController().signal }
      return await answer(world, asked)
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
  { precis, transcripts, createId }: World,
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
  { precis, transcripts, createId }: World,
  { body, signal }: Call,
): Promise<Response> {
  const { transcriptId, ...request } = readAsked.summary(body)
  const { source } = transcripts.require(transcriptId)
  const { summary } = await precis.summarize(source, request, { signal, onStage })
  return asEvent({
    ...summary,
    id: createId(),
    transcriptId,
    keyInsights: summary.insights.map(({ text }) => text),
    cached: false,
    fromPlaylist: false,
    withoutModel: null,
    locked: false,
    historyId: null,
    remainingCount: null,
    showPaywall: false,
    user: { remainingCount: null, planType: 'free' },
  })
}

async function ask({ precis, transcripts, now, createId }: World, { body, signal }: Call): Promise<Response> {
  const { transcriptId, question } = readAsked.question(body)
  const { source } = transcripts.require(transcriptId)
  const { said, languages = null, answer, passages } = await precis.ask(source, question, { signal, onStage })
  return asEvent({
    id: createId(),
    question,
    said,
    languages,
    answer,
    passages: passages.map((passage) => ({ ...passage, transcriptId })),
    withoutModel: null,
    createdAt: new Date(now()).toISOString(),
  })
}

async function readBody(body: RequestInit['body']): Promise<unknown> {
  const text = body instanceof Blob ? await body.text() : body
  return typeof text === 'string' ? JSON.parse(text) : null
}

function asEvent(data: SummaryAnswer | Answer): Response {
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`, { headers })
}
