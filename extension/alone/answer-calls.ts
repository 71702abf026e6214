import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import type { Highlight } from '#contract/highlights.ts'
import type { RouteCall, RouteOutput, RouteSpec } from '#contract/route.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { browserTranscriptSchema } from '#contract/transcripts.ts'
import { AppError, unforeseenDetail } from '#core/app-error.ts'
import { parseJson } from '#core/parse-json.ts'
import { toProblem } from '#core/to-problem.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Reach } from '#web/api/api.ts'
import type { Alone } from './alone.ts'
import type { AloneSource } from './jobs.ts'
import type { SavedSummary } from './library.ts'
import { presentTranscript } from './open-transcripts.ts'

type Asked<K extends keyof Api> = RouteCall<Api[K], unknown> & { signal: AbortSignal }
type Answers = {
  [K in keyof Api]?: (alone: Alone, asked: Asked<K>) => Promise<RouteOutput<Api[K]>>
}

/** The calls of the panel that are answered here. */
const answers: Answers = {
  'POST /api/transcripts': giveTranscript,
  'GET /api/transcripts/:id': ({ transcripts }, { params: { id } }) =>
    Promise.resolve(presentTranscript(id, transcripts.require(id))),
  'POST /api/transcripts/:id/written-summaries': checkWritten,
  'POST /api/summarize': summarize,
  'POST /api/ask': ask,
  'GET /api/history/:id/questions': async ({ library }, { params: { id } }) => {
    const { questions } = await library.require(id)
    return { questions }
  },
  'DELETE /api/history/:id/questions/:question': async ({ library }, { params: { id, question } }) => {
    await library.change(id, ({ questions }) => ({
      questions: questions.filter((one) => one.id !== question),
    }))
    return { id: question }
  },
  'GET /api/history/:id/highlights': async ({ library }, { params: { id } }) => {
    const { highlights } = await library.require(id)
    return { highlights }
  },
  'PUT /api/history/:id/highlights/:line': storeHighlight,
  'DELETE /api/history/:id/highlights/:line': async ({ library }, { params: { id, line } }) => {
    await library.change(id, (item) => ({ highlights: highlightsWithout(item, line) }))
    return { line }
  },
  'GET /api/runs': () => Promise.resolve({ runs: [] }),
}

/**
 * Answers the calls of the panel as a server would, with the work done in this browser. Nothing is counted
 * and nothing leaves it.
 */
export function answerAlone(alone: Alone): Reach {
  return async (_path, { signal: given }, { key, ...call }) => {
    const signal = given ?? new AbortController().signal
    try {
      if (answers[key] === undefined) throw new AppError('NOT_FOUND', 'This needs a server.')
      const spec: RouteSpec = contract[key]
      const read = (part: 'params' | 'query' | 'body'): unknown => {
        const { [part]: schema } = spec
        return schema === undefined || schema === 'bytes' ? call[part] : schema.parse(call[part])
      }
      const asked = { params: read('params'), query: read('query'), body: read('body'), signal }
      // Each part was read by the schema that its type is of.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const answer = await answers[key](alone, asked as never)
      return spec.events === undefined ? Response.json(answer) : asEvent(answer)
    } catch (error) {
      signal.throwIfAborted()
      const failure = error instanceof AppError ? error : new AppError('INTERNAL', unforeseenDetail)
      const problem = toProblem(failure, 'alone')
      return Response.json(problem, { status: problem.status })
    }
  }
}

const onStage = (): void => undefined

async function giveTranscript(
  { precis, transcripts, createId }: Alone,
  { query: { videoUrl = '' }, body, signal }: Asked<'POST /api/transcripts'>,
) {
  const page = browserTranscriptSchema.parse(body instanceof Blob ? parseJson(await body.text()) : null)
  const id = createId()
  const source = { id, videoId: parseVideoLink(videoUrl)?.videoId ?? null, page }
  const transcript = await precis.transcribe(source, { signal, onStage })
  const open = { source, transcript, kind: page.captionKind }
  transcripts.add(id, open)
  return { transcript: presentTranscript(id, open), cached: false, fromPlaylist: false, talk: null }
}

async function summarize(
  { precis, transcripts, createId }: Alone,
  { body: { transcriptId = '', language, style, form }, signal }: Asked<'POST /api/summarize'>,
) {
  const { source } = transcripts.require(transcriptId)
  const { summary } = await precis.summarize(source, { language, style, form }, { signal, onStage })
  return asDelivered(summary, { id: createId(), transcriptId })
}

/** A summary that the model of this browser wrote, with each line checked by code. */
async function checkWritten(
  { check, transcripts, createId }: Alone,
  { params, body, signal }: Asked<'POST /api/transcripts/:id/written-summaries'>,
) {
  const { source } = transcripts.require(params.id)
  return asDelivered(await check(source, body, signal), { id: createId(), transcriptId: params.id })
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
  { body: { question, historyId, transcriptId = '' }, signal }: Asked<'POST /api/ask'>,
) {
  const source =
    historyId === undefined
      ? transcripts.require(transcriptId).source
      : sourceOf(await library.require(historyId))
  const { languages = null, ...found } = await precis.ask(source, question, { signal, onStage })
  const answer = {
    ...found,
    id: createId(),
    question,
    languages,
    passages: found.passages.map((passage) => ({ ...passage, transcriptId: source.id })),
    withoutModel: null,
    createdAt: new Date(now()).toISOString(),
  }
  if (historyId !== undefined)
    await library.change(historyId, ({ questions }) => ({
      questions: [answer, ...questions.filter((one) => one.question !== question)],
    }))
  return answer
}

/** The source of a saved summary, for further work on it. */
export function sourceOf({ summary: { transcriptId: id }, transcript: stored }: SavedSummary): AloneSource {
  return { id, stored }
}

/** Highlights a line of a saved summary; a note that is left out stays as it is. */
async function storeHighlight(
  { library, now }: Alone,
  { params: { id, line }, body }: Asked<'PUT /api/history/:id/highlights/:line'>,
): Promise<Highlight> {
  const { highlights } = await library.require(id)
  const known = highlights.find((each) => each.line === line)
  const { createdAt = new Date(now()).toISOString(), note = '' } = known ?? {}
  const highlight = { line, note: body.note ?? note, createdAt }
  await library.change(id, (item) => ({ highlights: [...highlightsWithout(item, line), highlight] }))
  return highlight
}

function highlightsWithout({ highlights }: SavedSummary, line: string): Highlight[] {
  return highlights.filter((each) => each.line !== line)
}

function asEvent(data: unknown): Response {
  const headers = { 'content-type': 'text/event-stream' }
  return new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`, { headers })
}
