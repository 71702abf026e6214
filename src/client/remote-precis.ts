import { historyPageSchema, resultSchema } from '#contract/history.ts'
import { videoFields } from '#contract/summaries.ts'
import { transcriptRoutes, transcriptSchema } from '#contract/transcripts.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { toDocument } from '#export/documents.ts'
import type { Clock } from '#server/lib/clock.ts'
import { askLibrary, askTranscript } from './ask-server.ts'
import { callServer } from './call-server.ts'
import type { Server } from './call-server.ts'
import { PrecisFailure } from './failure.ts'
import { followRun } from './follow-run.ts'
import type { Precis, Source, History } from './precis.ts'
import { findFormId } from './remote-forms.ts'

const transcribedSchema = transcriptRoutes['POST /api/transcribe'].response
const transcriptDocumentSchema = transcriptSchema.pick({
  origin: true,
  ...videoFields,
  language: true,
  timings: true,
  credit: true,
  sentences: true,
})

/** Has a server do the work, for the account of the key: what it makes is in the history there, and counts there. */
export function createRemotePrecis(server: Server, { wait }: Pick<Clock, 'wait'>): Precis {
  const readTranscript = async (source: Source, signal: AbortSignal): Promise<Transcript> => {
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
          : { transcriptId: (await readTranscript(source, signal)).id }
      const answer = await followRun(
        server,
        { json: { ...subject, ...request, form } },
        { signal, onStage, wait },
      )
      if (answer.locked) throw allowanceUsed(answer.resetTime)
      const note =
        answer.withoutModel === null
          ? null
          : "No language model wrote it: these are the speaker's own sentences."
      return { summary: toDocument(answer), note, id: answer.historyId }
    },
    transcribe: async (source, { signal, onStage }) => {
      onStage('Reading the transcript')
      return transcriptDocumentSchema.parse(await readTranscript(source, signal))
    },
    ask: async (source, question, { signal, onStage }) => {
      onStage('Reading the transcript')
      const transcript = await readTranscript(source, signal)
      onStage('Looking for the answer')
      return await askTranscript(server, { transcript, question }, signal)
    },
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
