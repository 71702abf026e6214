import { asJson } from '#export/documents.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { writeSubRip, writeWebVtt } from '#server/domain/subtitles/write-subtitles.ts'
import { readableText } from '#server/domain/text/readable-text.ts'
import { AppError } from '#server/lib/app-error.ts'

/** What a transcript can be written as. Captions need times. @throws AppError `INVALID_REQUEST` */
export const transcriptWriters = {
  text: ({ sentences }) => `${readableText(sentences)}\n`,
  srt: (transcript) => writeSubRip(timed(transcript)),
  vtt: (transcript) => writeWebVtt(timed(transcript)),
  json: asJson,
} as const satisfies Record<string, (transcript: TranscriptDocument) => string>
export type TranscriptFormat = keyof typeof transcriptWriters

function timed({ timings, sentences }: TranscriptDocument): TranscriptDocument['sentences'] {
  if (timings !== 'none') return sentences
  throw new AppError(
    'INVALID_REQUEST',
    'This transcript has no times, so it can only be written as text or JSON.',
  )
}
