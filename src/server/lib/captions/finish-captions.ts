import type { Cue } from '#contract/transcripts.ts'
import { AppError } from '#server/lib/app-error.ts'
import { cleanLines } from './clean-text.ts'
import type { ParsedCaptions, RawCaptions, RawCue, TranscriptFormat } from './raw-captions.ts'
import { repairTimes } from './repair-times.ts'
import { splitSpeakers } from './split-speakers.ts'
import { stripSounds } from './strip-sounds.ts'

/**
 * Makes cues of what a reader found: clean words, mended times, speakers told apart, sounds left out.
 * @throws AppError `TRANSCRIPT_EMPTY` when no words are left, `TRANSCRIPT_TOO_LONG` past 24 hours.
 */
export function finishCaptions(format: TranscriptFormat, raw: RawCaptions): ParsedCaptions {
  const written = raw.cues
    .map((cue) => ({ ...cue, text: cleanLines(cue.text).join('\n') }))
    .filter((cue) => cue.text !== '')
  const { cues: timed, dropped, repaired } = repairTimes(written)
  const heard = timed
    .map((cue) => ({ ...cue, text: cleanLines(stripSounds(cue.text)).join('\n') }))
    .filter((cue) => cue.text !== '')
  const cues = splitSpeakers(heard).map(toCue)
  if (cues.length === 0) throw new AppError('TRANSCRIPT_EMPTY', 'There are no words in this transcript.')
  return {
    format,
    cues,
    droppedCues: dropped,
    repairedCues: repaired,
    captionKind: raw.captionKind,
    timings: cues.some((cue) => cue.start !== null) ? 'exact' : 'none',
    language: canonicalLanguage(raw.language),
  }
}

function toCue({ startMs, endMs, text, speaker }: RawCue): Cue {
  return {
    start: startMs === null ? null : startMs / 1000,
    duration: startMs === null || endMs === null ? null : (endMs - startMs) / 1000,
    text,
    speaker,
  }
}

function canonicalLanguage(declared: string | null): string | null {
  if (declared === null) return null
  try {
    return Intl.getCanonicalLocales(declared.replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}
