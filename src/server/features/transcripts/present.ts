import { problems } from '#contract/problems.ts'
import type { Sentence, Transcript, TranscriptFileFormat } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { earlyCaptionsEnd } from '#core/captions/cue-timing.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import { writeSubRip, writeWebVtt } from '#core/subtitles/write-subtitles.ts'
import { readableText } from '#core/text/readable-text.ts'
import { creditLines, creditOf } from '#export/credit.ts'
import type { Credited } from '#export/credit.ts'
import { fileName } from '#export/file-name.ts'
import { describeVideo } from '#product/describe-video.ts'
import { firstLanguage } from '#product/interface-languages.ts'
import { clockTime } from '#product/times.ts'
import { watchUrl } from '#product/watch-url.ts'
import { withoutControls } from '#product/without-controls.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import type { TranscriptRow } from './repo.ts'

/** A stored transcript as it goes on the wire, without its text. */
export function presentFacts(row: TranscriptRow): Omit<Transcript, 'content' | 'sentences'> {
  return {
    id: row.id,
    origin: row.isFromBrowser ? 'browser' : row.origin,
    ...describeVideo(row),
    language: row.language,
    captionKind: row.captionKind,
    tracks: row.tracks,
    publishedOn: row.publishedOn,
    timings: row.timings,
    ...presentCredit(row),
    droppedCues: row.droppedCues,
    repairedCues: row.repairedCues,
    clockOffsetSeconds: row.clockOffsetSeconds,
    captionsEnd: earlyCaptionsEnd(row.sentences.at(-1)?.end ?? null, row.durationSeconds),
    corrections: row.corrections === undefined ? null : presentCorrections(row.corrections),
  }
}

/** The credit of a transcript, with the reason for an early end of its sound. */
export function presentCredit(row: Pick<TranscriptRow, 'credit' | 'hearing'>): Credited {
  const credited = creditOf(row)
  const end = row.hearing?.end ?? null
  if (end === null) return credited
  return { ...credited, credit: `${credited.credit} ${problems[end.failure].title}.` }
}

function presentCorrections({ revision, speakers }: Corrections): Transcript['corrections'] {
  return {
    revision,
    speakers: speakers.flatMap(({ label, name }) => (name === null ? [] : [{ label, name }])),
  }
}

/** A file to download; `type` is its media type. */
type TranscriptFile = { name: string; type: string; text: string }

const types: Readonly<Record<TranscriptFileFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
}

type Written = { format: TranscriptFileFormat; labels?: string; mark?: string; notes?: readonly string[] }

/**
 * A stored transcript as a file, under the title of its video; `mark` stands before the ending of its name,
 * and `notes` with its credit before its text.
 * @throws AppError `INVALID_REQUEST` for captions of a transcript without times
 */
export function transcriptFile(
  row: TranscriptRow,
  { format, labels = firstLanguage, mark = '', notes = [] }: Written,
): TranscriptFile {
  const name = fileName(describeVideo(row).videoTitle, `${mark}.${format}`)
  const all = [...notes, ...creditLines(presentCredit(row), fileWordsIn(labels))]
  const text = all.reduceRight((written, note) => withNote(written, format, note), write(row, format))
  return { name, type: types[format], text }
}

function withNote(text: string, format: TranscriptFileFormat, note: string): string {
  if (format === 'srt') return text
  if (format === 'txt') return `${note}\n\n${text}`
  return text.replace('WEBVTT\n', `WEBVTT\n\nNOTE ${note.replaceAll('-->', '->')}\n`)
}

function write(row: TranscriptRow, format: TranscriptFileFormat): string {
  const { sentences, timings } = row
  if (format === 'txt')
    return withoutControls(`${headOf(row)}${readableText(sentences)}\n${heardOf(sentences)}`)
  if (timings === 'none') {
    const reason = 'This transcript has no times, so it can only be saved as plain text.'
    throw new AppError('INVALID_REQUEST', reason, {
      fields: [{ field: 'querystring.format', reason }],
    })
  }
  return format === 'srt' ? writeSubRip(sentences) : writeWebVtt(sentences)
}

/** The words that were heard in place of corrected ones, with their times; nothing where all stand. */
function heardOf(sentences: readonly Sentence[]): string {
  const lines = sentences.flatMap(({ heard, start }) => {
    if (heard === undefined) return []
    return [start === null ? heard : `${clockTime(start)} ${heard}`]
  })
  return lines.length === 0 ? '' : `\nCorrected by hand. What was heard:\n${lines.join('\n')}\n`
}

/** Title and link of the video, as far as they are known, and the blank line after them. */
function headOf({ title, videoId }: TranscriptRow): string {
  const lines = [title, videoId === null ? null : watchUrl(videoId)].filter((line) => line !== null)
  return lines.map((line) => `${line}\n`).join('') + (lines.length > 0 ? '\n' : '')
}
