import type { Seam } from './find-seam.ts'
import type { HeardCue } from './heard.ts'

/**
 * A function that names the voices of one piece after the other. The `A` of a piece need not be the `A` of
 * the next, so each gets a number of its own, unless it says in the overlap what a voice of the piece before
 * says there.
 */
export function nameVoices() {
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
