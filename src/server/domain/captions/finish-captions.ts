import { canonicalTag } from '#server/lib/language-tag.ts'
import type { Cue } from '#contract/transcripts.ts'
import { AppError } from '#server/lib/app-error.ts'
import { cleanText, stripSounds } from './clean-text.ts'
import { joinLabels, splitSpeakers } from './split-speakers.ts'
import { takeNamesAbove } from './speaker-names.ts'
import type { ParsedCaptions, RawCaptions, RawCue, TranscriptFormat } from './raw-captions.ts'
import { refuseTooMany } from './raw-captions.ts'
import { repairTimes } from './repair-times.ts'
import { shiftClock } from './cue-timing.ts'
import { unrollCues, unrollWords } from './unroll-cues.ts'

/**
 * Makes cues of what a reader found: clean words, mended times, speakers told apart, sounds left out.
 * @throws AppError `TRANSCRIPT_EMPTY` when no words are left, `TRANSCRIPT_TOO_LONG` past 24 hours or
 * 500,000 captions.
 */
export function finishCaptions(format: TranscriptFormat, raw: RawCaptions): ParsedCaptions {
  const written = withText(raw.cues, cleanText)
  refuseTooMany(written.length)
  const unrolled = unroll(written, raw.rolling)
  const shifted = shiftClock(format, unrolled.cues)
  const { cues: timed, dropped, repaired } = repairTimes(shifted.cues)
  const spoken = withText(timed, withoutSounds)
  const named = raw.namesAbove === true ? takeNamesAbove(spoken) : spoken
  const cues = splitSpeakers(joinLabels(named)).map(toCue)
  refuseTooMany(cues.length)
  if (cues.length === 0) throw nothingSaid(written.length)
  return {
    format,
    cues,
    droppedCues: dropped,
    repairedCues: repaired,
    captionKind: unrolled.isRolling ? 'automatic' : raw.captionKind,
    timings: cues.some((cue) => cue.start !== null) ? 'exact' : 'none',
    clockOffsetSeconds: shifted.offsetMs / 1000,
    language: raw.language === null ? null : canonicalTag(raw.language.replaceAll('_', '-')),
  }
}

function nothingSaid(captions: number): AppError {
  const reason =
    captions === 0
      ? 'There are no words in this transcript.'
      : 'This transcript names only music and other sounds. There are no words in it to summarize.'
  return new AppError('TRANSCRIPT_EMPTY', reason)
}

/** What is left of a clean text without its sounds, as clean. */
function withoutSounds(text: string): string {
  const spoken = stripSounds(text)
  return spoken === text ? text : cleanText(spoken)
}

/** The cues with their text changed, without those that have none left. */
function withText(cues: RawCue[], change: (text: string) => string): RawCue[] {
  const changed: RawCue[] = []
  for (const cue of cues) {
    const text = change(cue.text)
    if (text !== '') changed.push(text === cue.text ? cue : { ...cue, text })
  }
  return changed
}

function unroll(cues: RawCue[], rolling: RawCaptions['rolling']): { cues: RawCue[]; isRolling: boolean } {
  if (rolling === undefined) return { cues, isRolling: false }
  const byLines = unrollCues(cues, rolling === 'likely' ? 1 : 2)
  if (byLines.isRolling) return byLines
  const byWords = unrollWords(cues)
  return byWords === null ? { cues, isRolling: false } : { cues: byWords, isRolling: true }
}

function toCue({ startMs, endMs, text, speaker }: RawCue): Cue {
  return {
    start: startMs === null ? null : startMs / 1000,
    duration: startMs === null || endMs === null ? null : (endMs - startMs) / 1000,
    text,
    speaker,
  }
}
