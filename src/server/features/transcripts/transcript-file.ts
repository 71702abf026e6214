import type { TranscriptFileFormat } from '#contract/transcripts.ts'
import { AppError } from '#server/lib/app-error.ts'
import { writeSubRip, writeWebVtt } from '#server/lib/subtitles/write-subtitles.ts'
import { readableText } from '#server/lib/text/readable-text.ts'
import { getTranscript } from './get-transcript.ts'
import type { TranscriptRow } from './repo.ts'
import type { TranscriptDeps } from './transcribe-video.ts'

/** A file to keep: `type` is its media type. */
export type TranscriptFile = { name: string; type: string; text: string }

const types: Readonly<Record<TranscriptFileFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
}

/**
 * A stored transcript as a file.
 * @throws AppError `NOT_FOUND`, or `INVALID_REQUEST` for captions of a transcript without times
 */
export async function transcriptFile(
  deps: Pick<TranscriptDeps, 'orm'>,
  id: string,
  format: TranscriptFileFormat,
): Promise<TranscriptFile> {
  const row = await getTranscript(deps, id)
  return { name: `transcript-${id}.${format}`, type: types[format], text: write(row, format) }
}

function write({ sentences, timings }: TranscriptRow, format: TranscriptFileFormat): string {
  if (format === 'txt') return `${readableText(sentences)}\n`
  if (timings === 'none') {
    const reason = 'has no times, so it can only be kept as txt'
    throw new AppError('INVALID_REQUEST', `This transcript ${reason}.`, {
      fields: [{ field: 'querystring.format', reason }],
    })
  }
  return format === 'srt' ? writeSubRip(sentences) : writeWebVtt(sentences)
}
