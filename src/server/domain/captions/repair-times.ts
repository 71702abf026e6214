import { AppError } from '#server/lib/app-error.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import type { RawCue } from './raw-captions.ts'

/** A cue in its place: `startMs` is `null` only where the whole transcript has no times. */
type PlacedCue = {
  startMs: number
  endMs: number | null
  text: string
  speaker: string | null
  isMended: boolean
}

const maxMs = maxTranscriptSeconds * 1000
const straysAllowed = 0.01
/** A caption this much earlier than the one before is read in the order of the file; further back, it was moved. */
const slipMs = 5000
/** A caption shown this long over three others was timed wrongly. */
const absurdMs = 20_000

/**
 * Mends the times of cues: readable, within 24 hours, in order, ending after they start. Cues without any time stay as
 * they are.
 * @throws AppError `TRANSCRIPT_TOO_LONG` when more than a stray time lies past 24 hours.
 */
export function repairTimes(cues: RawCue[]): { cues: RawCue[]; dropped: number; repaired: number } {
  if (cues.every((cue) => cue.startMs === null)) return { cues, dropped: 0, repaired: 0 }
  const inLimit = withoutStrays(indexUnreadable(cues))
  const ordered = putInOrder(inLimit)
  const unique = ordered.filter((cue, i) => !isSame(cue, ordered[i - 1]))
  const mended = unique.map((cue, i) => mendEnd(cue, unique[i + 1], unique[i + 3]))
  return {
    cues: mended,
    dropped: cues.length - unique.length,
    repaired: mended.filter((cue) => cue.isMended).length,
  }
}

/** A cue whose start cannot be read begins where the one before ends; nothing begins before 0. */
function indexUnreadable(cues: RawCue[]): PlacedCue[] {
  let previous = 0
  return cues.map((cue) => {
    const isReadable = cue.startMs !== null && Number.isFinite(cue.startMs)
    const startMs = isReadable ? Math.max(0, cue.startMs ?? 0) : previous
    const isMended = startMs !== cue.startMs
    const endMs = cue.endMs !== null && Number.isFinite(cue.endMs) ? cue.endMs : null
    previous = endMs !== null && endMs > startMs && endMs - startMs < absurdMs ? endMs : startMs
    return { ...cue, startMs, endMs, isMended: isMended || (endMs === null && cue.endMs !== null) }
  })
}

function withoutStrays(cues: PlacedCue[]): PlacedCue[] {
  const within = cues.filter((cue) => cue.startMs <= maxMs)
  if (cues.length - within.length > cues.length * straysAllowed) {
    const hours = Math.round(maxTranscriptSeconds / 3600)
    throw new AppError('TRANSCRIPT_TOO_LONG', `The transcript is longer than ${hours} hours.`)
  }
  return within
}

/** Small steps back keep the order of the file, which is the order of speech; cues far from their place are moved. */
function putInOrder(cues: PlacedCue[]): PlacedCue[] {
  let previous = 0
  let isSorted = true
  const settled = cues.map((cue) => {
    const stepBack = previous - cue.startMs
    const slips = stepBack > 0 && stepBack <= slipMs
    if (stepBack > slipMs) isSorted = false
    previous = slips ? previous : cue.startMs
    return stepBack > 0 ? { ...cue, startMs: previous, isMended: true } : cue
  })
  return isSorted ? settled : settled.toSorted((a, b) => a.startMs - b.startMs)
}

function isSame(cue: PlacedCue, before: PlacedCue | undefined): boolean {
  return before !== undefined && cue.startMs === before.startMs && cue.text === before.text
}

/** An end that is missing, wrong or absurd becomes the start of the next cue. */
function mendEnd(cue: PlacedCue, next: PlacedCue | undefined, later: PlacedCue | undefined): PlacedCue {
  const isWrong = cue.endMs !== null && cue.endMs <= cue.startMs
  const covers = cue.endMs !== null && later !== undefined && cue.endMs > later.startMs
  const isAbsurd = covers && (cue.endMs ?? 0) - cue.startMs > absurdMs
  if (cue.endMs !== null && !isWrong && !isAbsurd) {
    return cue.endMs <= maxMs ? cue : { ...cue, endMs: maxMs, isMended: true }
  }
  return {
    ...cue,
    endMs: next === undefined ? null : next.startMs,
    isMended: cue.isMended || cue.endMs !== null,
  }
}
