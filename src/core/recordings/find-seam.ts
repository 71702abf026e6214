import type { HeardCue } from './heard.ts'
import { wordsWithin } from './spoken-words.ts'
import type { Cut, SpokenWord } from './spoken-words.ts'

/** Words that two pieces both heard, as positions in the two lists of words. */
type Run = { before: number; after: number; length: number }

/** The end of one piece and the beginning of the next, with the words that both have there. */
export type Seam = { before: Cut; after: Cut; shared: { before: SpokenWord; after: SpokenWord }[] }

/** The overlap of two pieces; `isExact` where both have times. */
type Overlap = { startMs: number; endMs: number; isExact: boolean }

/** The greatest distance of a word in two pieces, and how far beyond the overlap words are compared. */
const exactMs = 2000
const estimatedMs = 20_000
/** The fewest characters of shared words that are no chance. */
const minCharacters = 4

/**
 * Finds the seam within an overlap: in the longest run of words that both pieces have there, if possible at
 * the edge of a line. Without such words it is the middle of the overlap; without times nothing is cut then.
 */
export function findSeam(
  before: readonly HeardCue[],
  after: readonly HeardCue[],
  { startMs, endMs, isExact }: Overlap,
): Seam | null {
  const slackMs = isExact ? exactMs : estimatedMs
  const ended = wordsWithin(before, startMs - slackMs, endMs + slackMs)
  const begun = wordsWithin(after, startMs - slackMs, endMs + slackMs)
  const run = longestRun(ended, begun, slackMs)
  if (run === null) {
    const middleMs = (startMs + endMs) / 2
    return isExact
      ? { before: cutAt(before, ended, middleMs), after: cutAt(after, begun, middleMs), shared: [] }
      : null
  }
  const shared = Array.from({ length: run.length }, (_, nth) => ({
    before: ended[run.before + nth],
    after: begun[run.after + nth],
  })).filter((pair): pair is Seam['shared'][number] => pair.before !== undefined && pair.after !== undefined)
  const nth = positionIn(shared)
  const next = begun[run.after + nth]
  const last = ended[run.before + nth]
  return {
    before: last === undefined ? endOf(before) : { cue: last.cue, from: last.from },
    after: next === undefined ? endOf(after) : { cue: next.cue, from: next.from },
    shared,
  }
}

/** The longest run of equal words that are said at the same time, the nearest in time among equals. */
function longestRun(ended: readonly SpokenWord[], begun: readonly SpokenWord[], slackMs: number): Run | null {
  let best: (Run & { characters: number; apartMs: number }) | null = null
  let lengths: number[] = []
  for (const [before, word] of ended.entries()) {
    const row: number[] = []
    for (const [after, other] of begun.entries()) {
      const apartMs = Math.abs(word.atMs - other.atMs)
      const isSame = word.folded !== '' && word.folded === other.folded && apartMs <= slackMs
      const length = isSame ? (lengths[after - 1] ?? 0) + 1 : 0
      row.push(length)
      if (length === 0) continue
      const run = { before: before - length + 1, after: after - length + 1, length, apartMs }
      const words = ended.slice(run.before, before + 1)
      const characters = words.reduce((sum, { folded }) => sum + folded.length, 0)
      const isBetter =
        best === null ||
        characters > best.characters ||
        (characters === best.characters && apartMs < best.apartMs)
      if (isBetter && characters >= minCharacters) best = { ...run, characters }
    }
    lengths = row
  }
  return best
}

/** The place of the cut among shared words: at the edges of lines, else in the middle. */
function positionIn(shared: Seam['shared']): number {
  const middle = shared.length / 2
  const worth = (nth: number): number => {
    const edges =
      Number(shared[nth]?.after.isFirst === true) + Number(shared[nth - 1]?.before.isLast === true)
    return edges * shared.length - Math.abs(nth - middle)
  }
  const positions = Array.from({ length: shared.length + 1 }, (_, nth) => nth)
  return positions.reduce((best, nth) => (worth(nth) > worth(best) ? nth : best), 0)
}

/** The cut before the first word that is said at a moment or later. */
function cutAt(cues: readonly HeardCue[], words: readonly SpokenWord[], moment: number): Cut {
  const word = words.find(({ atMs }) => atMs >= moment)
  if (word !== undefined) return { cue: word.cue, from: word.from }
  const later = cues.findIndex(({ startMs }) => startMs >= moment)
  return later === -1 ? endOf(cues) : { cue: later, from: 0 }
}

function endOf(cues: readonly HeardCue[]): Cut {
  return { cue: cues.length, from: 0 }
}
