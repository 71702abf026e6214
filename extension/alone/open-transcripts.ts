import type { Transcript } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { readableText } from '#core/text/readable-text.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import type { AloneSource } from './jobs.ts'

/** A transcript that the panel has open, with the source that the worker reads it of. */
export type OpenTranscript = {
  source: AloneSource
  transcript: TranscriptDocument
  kind: Transcript['captionKind']
}

/** The transcripts that the panel has open, by their ids. */
export type OpenTranscripts = {
  find: (id: string) => OpenTranscript | null
  /** @throws AppError `NOT_FOUND` */
  require: (id: string) => OpenTranscript
  add: (id: string, open: OpenTranscript) => void
  /** A call names one of them: it is of this browser, whatever server is connected. */
  isNamedIn: (call: string) => boolean
}

/** Some hours of talk each; the oldest is read again from its page. */
const maxOpen = 20

/** Creates the list of open transcripts, with none. */
export function createOpenTranscripts(): OpenTranscripts {
  const opened = new Map<string, OpenTranscript>()
  const find = (id: string): OpenTranscript | null => opened.get(id) ?? null
  return {
    find,
    require: (id) => {
      const known = find(id)
      if (known === null) throw new AppError('NOT_FOUND', 'This transcript is no longer open.')
      return known
    },
    add: (id, open) => {
      opened.delete(id)
      opened.set(id, open)
      const [oldest] = opened.keys()
      if (opened.size > maxOpen && oldest !== undefined) opened.delete(oldest)
    },
    isNamedIn: (call) => [...opened.keys()].some((id) => call.includes(id)),
  }
}

/** The transcript as a server would give it. */
export function presentTranscript(id: string, { transcript, kind }: OpenTranscript): Transcript {
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
    corrections: null,
  }
}
