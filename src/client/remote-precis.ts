import { z } from 'zod'
import { historyPageSchema, resultSchema } from '#contract/history.ts'
import { answerSchema } from '#contract/questions.ts'
import { summaryEventSchema } from '#contract/summaries.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { videoFields } from '#contract/summary.ts'
import { transcriptRoutes, transcriptSchema } from '#contract/transcripts.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { parseJson } from '#core/parse-json.ts'
import { toDocument } from '#export/documents.ts'
import type { AnswerDocument } from '#export/documents.ts'
import type { Clock } from '#server/lib/clock.ts'
import { callServer, notUnderstood, openEvents, PrecisFailure } from './call-server.ts'
import type { Server, ServerCall } from './call-server.ts'
import type { Precis, Source, History, WorkOptions, FoundInLibrary } from './precis.ts'
import { foundInLibrary } from './remote-collections.ts'
import { findFormId } from './remote-forms.ts'
import { hearFile, hearLink } from './remote-recordings.ts'

const transcribedSchema = transcriptRoutes['POST /api/transcribe'].response
const transcriptDocumentSchema = transcriptSchema.pick({
  origin: true,
  ...videoFields,
  publishedOn: true,
  language: true,
  timings: true,
  credit: true,
  hearing: true,
  sentences: true,
})

/** Has a server do the work for the key's account, where it enters the history and counts. */
export function createRemotePrecis(server: Server, { wait }: Pick<Clock, 'wait'>): Precis {
  const readTranscript = async (source: Source, { signal, onStage }: WorkOptions): Promise<Transcript> => {
    if (source.kind === 'sound') return await hearFile(server, source.file, { signal, onStage, wait })
    const call =
      source.kind === 'link'
        ? { path: 'api/transcribe', json: { videoUrl: source.link } }
        : {
            path: `api/transcripts?${new URLSearchParams({ fileName: source.name }).toString()}`,
            bytes: source.bytes,
          }
    const { transcript } = await callServer(server, { method: 'POST', ...call, signal }, transcribedSchema)
    return transcript
  }
  return {
    isElsewhere: true,
    summarize: async (source, request, { signal, onStage }) => {
      const form = await findFormId(server, request.form, signal)
      const subject =
        source.kind === 'link'
          ? { videoUrl: source.link }
          : { transcriptId: (await readTranscript(source, { signal, onStage })).id }
      const answer = await followRun(
        server,
        { json: { ...subject, ...request, form } },
        { signal, onStage, wait },
      )
      if (answer.locked) throw allowanceUsed(answer.resetTime)
      const note =
        answer.withoutModel === null
          ? null
          : 'No language model wrote it: these are sentences of the transcript.'
      return { summary: toDocument(answer), note, id: answer.historyId }
    },
    transcribe: async (source, { signal, onStage }) => {
      onStage('Reading the transcript')
      return transcriptDocumentSchema.parse(await readTranscript(source, { signal, onStage }))
    },
    ask: async (source, question, { signal, onStage }) => {
      onStage('Reading the transcript')
      const transcript = await readTranscript(source, { signal, onStage })
      onStage('Looking for the answer')
      return await askTranscript(server, { transcript, question }, signal)
    },
    hearLink: async (link, options) =>
      transcriptDocumentSchema.parse(await hearLink(server, link, { ...options, wait })),
    searchLibrary: async (question, { signal, onStage }) => {
      onStage('Looking through your library')
      return await askLibrary(server, question, signal)
    },
    history: createHistory(server),
    server,
  }
}

function allowanceUsed(resetTime: string | null): PrecisFailure {
  const when = resetTime === null ? '' : ` The next one is possible at ${resetTime}.`
  return new PrecisFailure('ALLOWANCE_USED', `No summaries are left on this account.${when}`)
}

const maxListed = 50

/** The summaries that a server stores for the account of the key. */
function createHistory(server: Server): History {
  return {
    list: async (signal) => {
      const path = `api/history?limit=${maxListed}`
      const { items } = await callServer(server, { method: 'GET', path, signal }, historyPageSchema)
      return items.map(({ id, videoTitle }) => ({ id, title: videoTitle }))
    },
    read: async (id, signal) => {
      const path = `api/summaries/${encodeURIComponent(id)}`
      const result = await callServer(server, { method: 'GET', path, signal }, resultSchema)
      if (result.state === 'running') throw new PrecisFailure('NOT_FOUND', 'It is still being made.')
      if (result.answer.locked) {
        throw new PrecisFailure('NOT_FOUND', 'It lies further back than the plan of the account shows.')
      }
      return toDocument(result.answer)
    },
  }
}

/** The pauses in ms before a broken connection is opened again, one for each attempt. */
const pausesMs = [500, 1000, 2000, 4000, 8000]

type Following = { runId: string | null; lastEventId: string; answer: SummaryAnswer | null }

/**
 * Asks a server for a summary and follows its run to the end, over a connection that breaks too. When the
 * signal aborts, the run is cancelled, so that it doesn't count.
 * @throws PrecisFailure
 */
async function followRun(
  server: Server,
  request: Pick<ServerCall, 'json'>,
  { signal, onStage, wait }: WorkOptions & Pick<Clock, 'wait'>,
): Promise<SummaryAnswer> {
  const state: Following = { runId: null, lastEventId: '', answer: null }
  const options = { signal, onStage }
  try {
    await readEvents(
      server,
      { method: 'POST', path: 'api/summarize', isCounted: true, ...request, signal },
      state,
      options,
    )
    for (const pauseMs of pausesMs) {
      if (state.answer !== null || state.runId === null) break
      await wait(pauseMs, signal)
      signal.throwIfAborted()
      const again = { path: `api/runs/${state.runId}/events`, lastEventId: state.lastEventId }
      await readEvents(server, { method: 'GET', ...again, signal }, state, options)
    }
  } finally {
    if (signal.aborted && state.runId !== null) await cancelRun(server, state.runId)
  }
  if (state.answer === null) {
    const detail = 'The connection broke. The summary goes on and will be in your history.'
    throw new PrecisFailure('SERVER_UNREACHABLE', detail)
  }
  return state.answer
}

/** Reads events until the answer, a failure, or a broken connection, which is left to the caller. */
async function readEvents(
  server: Server,
  call: ServerCall,
  state: Following,
  { signal, onStage }: WorkOptions,
): Promise<void> {
  const events = await openUnlessBroken(server, call, state)
  if (events === null) return
  try {
    for await (const { event, data, id } of events) {
      const parsed = summaryEventSchema.safeParse({ event, data: parseJson(data) })
      if (!parsed.success) throw notUnderstood(server, parsed.error)
      if (id !== undefined && id !== '') state.lastEventId = id
      const known = parsed.data
      if (known.event === 'run') state.runId = known.data.runId
      if (known.event === 'stage') onStage(known.data.text.replace(/\.+$/, ''))
      if (known.event === 'done') {
        state.answer = known.data
        return
      }
      if (known.event === 'problem') throw new PrecisFailure(known.data.code, known.data.detail)
    }
  } catch (error) {
    if (error instanceof PrecisFailure || signal.aborted) throw error
  }
}

/** Before a run is known, a server that can't be reached is a failure; afterwards it is a pause. */
async function openUnlessBroken(server: Server, call: ServerCall, { runId }: Following) {
  try {
    return await openEvents(server, call)
  } catch (error) {
    const isBroken = error instanceof PrecisFailure && error.code === 'SERVER_UNREACHABLE'
    if (isBroken && runId !== null) return null
    throw error
  }
}

const cancelMs = 5000

const cancelledAnswer = z.object({ cancelled: z.boolean() })

async function cancelRun(server: Server, runId: string): Promise<void> {
  const call = { path: `api/runs/${runId}`, signal: AbortSignal.timeout(cancelMs) }
  await callServer(server, { method: 'DELETE', ...call }, cancelledAnswer).catch(() => undefined)
}

type TranscriptQuestion = { transcript: Transcript; question: string }

/** The answer of a server to a question about one transcript. @throws PrecisFailure */
async function askTranscript(
  server: Server,
  { transcript, question }: TranscriptQuestion,
  signal: AbortSignal,
): Promise<AnswerDocument> {
  const json = { question, transcriptId: transcript.id }
  const { said, languages, answer, passages } = await ask(server, json, signal)
  const { videoUrl, videoTitle, timings } = transcript
  const found = passages.map(({ transcriptId: _id, ...passage }) => passage)
  return { question, said, languages, answer, passages: found, videoUrl, videoTitle, timings }
}

/** The answer of a server to a question in all videos of the account. @throws PrecisFailure */
async function askLibrary(server: Server, question: string, signal: AbortSignal): Promise<FoundInLibrary> {
  return foundInLibrary(await ask(server, { question, scope: 'library' }, signal))
}

function ask(server: Server, json: object, signal: AbortSignal) {
  return callServer(server, { method: 'POST', path: 'api/ask', json, isCounted: true, signal }, answerSchema)
}
