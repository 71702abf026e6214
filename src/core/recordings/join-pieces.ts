import type { ProblemCode } from '#contract/problems.ts'
import { findSeam } from './find-seam.ts'
import type { Seam } from './find-seam.ts'
import type { Heard, HeardCue } from './heard.ts'
import { cutAfter, cutBefore } from './spoken-words.ts'

type Span = { startMs: number; endMs: number }

/** A piece of a recording by its place in it: what was heard, or why nothing was. */
export type RecordingPiece = Span & ({ heard: Heard } | { failure: ProblemCode })

/** A part of a recording without words: it failed, or nothing was heard for long (`null`). */
export type RecordingGap = Span & { failure: ProblemCode | null }

/** Speech of a whole recording, with times from its start. */
export type JoinedRecording = {
  /** Speakers are `Speaker 1`, `Speaker 2`; those of two pieces are one where the overlap shows it. */
  cues: HeardCue[]
  gaps: RecordingGap[]
  timings: Heard['timings']
  /** The language of most lines; `null` where no piece names one. */
  language: string | null
}

type HeardPiece = Span & { heard: Heard }

/** A piece so long in which nobody speaks is named: some servers answer with nothing when they gave up. */
const longSilenceMs = 60_000

/**
 * Joins pieces that overlap: words of the overlap that both heard stand once, and what one of them alone
 * heard there stays. A piece that failed is a gap.
 */
export function joinPieces(pieces: readonly RecordingPiece[]): JoinedRecording {
  const ordered = pieces.toSorted((one, other) => one.startMs - other.startMs)
  const heard = ordered.filter((piece): piece is HeardPiece => 'heard' in piece)
  const nameVoice = nameVoices()
  let cues: HeardCue[] = []
  for (const [at, piece] of heard.entries()) {
    const before = heard[at - 1]
    const moved = piece.heard.cues.map((cue) => ({
      ...cue,
      startMs: cue.startMs + piece.startMs,
      endMs: cue.endMs + piece.startMs,
    }))
    const seam = before === undefined ? null : seamOf(before, piece, { cues, moved })
    const named = nameVoice(moved, seam, cues)
    cues =
      seam === null ? [...cues, ...named] : [...cutAfter(cues, seam.before), ...cutBefore(named, seam.after)]
  }
  return {
    cues: withoutOverlaps(cues),
    gaps: findGaps(ordered),
    timings: heard.some((piece) => piece.heard.timings === 'estimated' && piece.heard.cues.length > 0)
      ? 'estimated'
      : 'exact',
    language: languageOf(heard),
  }
}

function seamOf(
  before: HeardPiece,
  piece: HeardPiece,
  { cues, moved }: { cues: readonly HeardCue[]; moved: readonly HeardCue[] },
): Seam | null {
  if (piece.startMs >= before.endMs) return null
  const isExact = before.heard.timings === 'exact' && piece.heard.timings === 'exact'
  return findSeam(cues, moved, { startMs: piece.startMs, endMs: before.endMs, isExact })
}

/** Lines of one voice after the other end where the next begins; two voices may speak at once. */
function withoutOverlaps(cues: readonly HeardCue[]): HeardCue[] {
  return cues.map((cue, at) => {
    const next = cues[at + 1]
    if (next === undefined || next.speaker !== cue.speaker || next.startMs >= cue.endMs) return cue
    return { ...cue, endMs: Math.max(cue.startMs, next.startMs) }
  })
}

function findGaps(pieces: readonly RecordingPiece[]): RecordingGap[] {
  return pieces.flatMap((piece, at) => {
    const failure = 'failure' in piece ? piece.failure : null
    const isSilent = failure === null && isEmpty(piece) && piece.endMs - piece.startMs >= longSilenceMs
    if (failure === null && !isSilent) return []
    // The overlaps belong to the pieces beside it.
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    const startMs = isHeard(before) ? Math.max(piece.startMs, before.endMs) : piece.startMs
    const endMs = isHeard(after) ? Math.min(piece.endMs, after.startMs) : piece.endMs
    return startMs < endMs ? [{ startMs, endMs, failure }] : []
  })
}

function isHeard(piece: RecordingPiece | undefined): piece is HeardPiece {
  return piece !== undefined && 'heard' in piece
}

function isEmpty(piece: RecordingPiece): boolean {
  return isHeard(piece) && piece.heard.cues.length === 0
}

function languageOf(pieces: readonly HeardPiece[]): string | null {
  const lines = new Map<string, number>()
  for (const { heard } of pieces) {
    if (heard.language !== null)
      lines.set(heard.language, (lines.get(heard.language) ?? 0) + heard.cues.length)
  }
  return [...lines].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null
}

/**
 * A function that names the voices of one piece after the other. The `A` of a piece need not be the `A` of
 * the next, so each gets a number of its own, unless it says in the overlap what a voice of the piece before
 * says there.
 */
function nameVoices() {
  let voices = 0
  return (cues: readonly HeardCue[], seam: Seam | null, before: readonly HeardCue[]): HeardCue[] => {
    const names = namesBySeam(seam, cues, before)
    return cues.map((cue) => {
      if (cue.speaker === null) return cue
      const known = names.get(cue.speaker)
      if (known !== undefined) return { ...cue, speaker: known }
      voices += 1
      const speaker = `Speaker ${voices}`
      names.set(cue.speaker, speaker)
      return { ...cue, speaker }
    })
  }
}

/** The names of the voices that both pieces heard, each by most of the words that they share. */
function namesBySeam(
  seam: Seam | null,
  cues: readonly HeardCue[],
  before: readonly HeardCue[],
): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const pair of seam?.shared ?? []) {
    const label = cues[pair.after.cue]?.speaker ?? null
    const name = before[pair.before.cue]?.speaker ?? null
    if (label === null || name === null) continue
    const names = counts.get(label) ?? new Map<string, number>()
    counts.set(label, names.set(name, (names.get(name) ?? 0) + 1))
  }
  const named = new Map<string, string>()
  for (const [label, names] of counts) {
    const [most] = [...names].toSorted((one, other) => other[1] - one[1])
    // Two voices of one piece are two in the whole.
    if (most !== undefined && ![...named.values()].includes(most[0])) named.set(label, most[0])
  }
  return named
}
