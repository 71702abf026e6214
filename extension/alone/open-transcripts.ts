import type { Transcript } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { readableText } from '#core/text/readable-text.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import type { AloneSource } from './jobs.ts'

/** A transcript that the panel has open, with the source that the worker reads it of. */
type OpenTranscript = {
  source: AloneSource
  transcript: TranscriptDocument
  kind: Transcript['captionKind']
}

/** Some hours of talk each; the oldest is read again from its page. */
const maxOpen = 20

/** Creates the list of the transcripts that the panel has open, by their ids, with none. */
export function createOpenTranscripts() {
  const opened = new Map<string, OpenTranscript>()
  return {
    find: (id: string) => opened.get(id)?.transcript ?? null,
    /** @throws AppError `NOT_FOUND` */
    require: (id: string): OpenTranscript => {
      const known = opened.get(id)
      if (known === undefined) throw new AppError('NOT_FOUND', 'This transcript is no longer open.')
      return known
    },
    add: (id: string, open: OpenTranscript): void => {
      opened.delete(id)
      opened.set(id, open)
      const [oldest] = opened.keys()
      if (opened.size > maxOpen && oldest !== undefined) opened.delete(oldest)
    },
    /** A call names one of them: it is of this browser, whatever server is connected. */
    isNamedIn: (call: string): boolean => [...opened.keys()].some((id) => call.includes(id)),
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
