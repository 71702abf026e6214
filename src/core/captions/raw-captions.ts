import type { Cue, Transcript, transcriptFormats } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { maxTranscriptWords } from '#product/limits.ts'

/** The caption formats that can be read. */
export type TranscriptFormat = (typeof transcriptFormats)[number]

/** The maker of the captions, as far as the file shows it. */
export type CaptionKind = Transcript['captionKind']

/**
 * A caption as a reader found it, lines kept apart by `\n`. `startMs` is `null` where the format has no times
 * and `NaN` where a time stood but could not be read; `endMs` is `null` where none is given. `speaker` is set
 * only by formats that name the speaker apart from the text.
 */
export type RawCue = { startMs: number | null; endMs: number | null; text: string; speaker: string | null }

/**
 * The content of a file before words are cleaned, times corrected and speakers separated. `rolling` says
 * whether captions of this format may scroll, showing lines twice, and whether these show signs of it.
 * `namesAbove`: the format has lines of its own for names, where a transcript has them. `hasTapeClock`: its
 * times may count from one hour or from ten, as those of tapes do.
 */
export type RawCaptions = {
  cues: RawCue[]
  captionKind: CaptionKind
  language: string | null
  rolling?: 'possible' | 'likely'
  namesAbove?: boolean
  hasTapeClock?: boolean
}

/** A transcript read and mended: cues in order, all with words, times in seconds within 24 hours. */
export type ParsedCaptions = {
  format: TranscriptFormat
  cues: Cue[]
  /** Broken cues that were left out; captions of sounds alone are not counted. */
  droppedCues: number
  /** Cues whose broken times were mended. */
  repairedCues: number
  captionKind: CaptionKind
  timings: 'exact' | 'none'
  /** The whole hours, in seconds, by which the file's clock began late and its times were shifted. */
  clockOffsetSeconds: number
  /** BCP 47 as the file itself declares it, else `null`. */
  language: string | null
}

/** A file: its own title, its encoding, and the passes that rewrote its text before it was read. */
export type ParsedFile = ParsedCaptions & {
  title: string | null
  encoding: string
  passes: readonly string[]
}

/** Stands at the start of a cue where another speaker begins without a name, as captions write it. */
export const unnamedSpeaker = '>> '

type Piece = { speaker: string | null; text: string }

/** Cuts one caption into pieces; each gets as much of the time as it has of the characters. */
export function shareOut(time: { startMs: number | null; endMs: number | null }, pieces: Piece[]): RawCue[] {
  const { startMs, endMs } = time
  const total = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  const span = startMs === null || endMs === null ? Number.NaN : endMs - startMs
  if (pieces.length < 2 || total === 0 || startMs === null || !(span > 0)) {
    return pieces.map((piece, i) => ({ ...piece, startMs, endMs: i === pieces.length - 1 ? endMs : startMs }))
  }
  let before = 0
  return pieces.map((piece) => {
    const from = startMs + Math.round((span * before) / total)
    before += piece.text.length
    return { ...piece, startMs: from, endMs: startMs + Math.round((span * before) / total) }
  })
}

/** One for each word that a transcript may have; it bounds the memory that a hostile file takes. */
const maxCues = maxTranscriptWords

/** @throws AppError `TRANSCRIPT_TOO_LONG` when there are more captions than a transcript may have words. */
export function refuseTooMany(cues: number): void {
  if (cues <= maxCues) return
  const limit = maxCues.toLocaleString('en')
  throw new AppError('TRANSCRIPT_TOO_LONG', `The transcript has more than ${limit} lines.`)
}

/** Three times what a transcript may have, since what is no word is counted here as well. */
const maxRuns = 3 * maxTranscriptWords
const lastBlank = 0x20

/** A clock, or the numbers with which MicroDVD and tables begin a line. */
const timeAtStart = /^[ \t]{0,9}(?:(?:\*TC )?[[(]?\d{1,3}:\d{2}|\{\d{1,9}\}\{|\d{1,9}[\t;,]\d{1,9}[\t;,])/gm
/** JSON, XML and what editors write; their marks are runs of characters as well. */
const isMarkup = /^\s{0,99}[[{<(]/

/**
 * Refuses a text that could be no transcript before anything is made of it: each step of reading would hold
 * all of its lines once more, and ten megabytes of short ones become four hundred. @throws AppError
 * `TRANSCRIPT_TOO_LONG`
 */
export function refuseTooLong(text: string): void {
  let times = 0
  timeAtStart.lastIndex = 0
  while (timeAtStart.test(text)) {
    times += 1
    refuseTooMany(times)
  }
  if (times === 0 && !isMarkup.test(text)) refuseTooManyWords(text)
}

/** Refuses a plain text with more words than are read. @throws AppError `TRANSCRIPT_TOO_LONG` */
export function refuseTooManyWords(text: string): void {
  let runs = 0
  let isBlank = true
  for (let at = 0; at < text.length; at += 1) {
    const wasBlank = isBlank
    isBlank = text.charCodeAt(at) <= lastBlank
    if (wasBlank && !isBlank) runs += 1
    if (runs > maxRuns) {
      const limit = maxTranscriptWords.toLocaleString('en')
      throw new AppError('TRANSCRIPT_TOO_LONG', `This transcript is too long. We take up to ${limit} words.`)
    }
  }
}
