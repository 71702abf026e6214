import type { Difference } from '#contract/evidence.ts'
import { hasSense } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

/** Words between what may be and the words that the line shares with it. */
const reach = 6

/** The line is sure of what the speaker leaves open: `may` made `will`, `perhaps` made `certainly`. */
export function compareCertainty({ line, near, pairings }: Scene): Difference[] {
  if (line.some((mark) => hasSense(mark, 'possible'))) return []
  const sure = line.find((mark) => hasSense(mark, 'certain'))
  if (sure === undefined) return []
  const open = near.find(
    (mark, position) =>
      mark.isQuoted &&
      hasSense(mark, 'possible', 0) &&
      pairings.some(
        (each) => Math.abs(each.near - position) <= reach && near[each.near]?.sentence === mark.sentence,
      ),
  )
  const isSaid = near.some((mark) => mark.isQuoted && hasSense(mark, 'certain') && mark.word === sure.word)
  if (open === undefined || isSaid) return []
  return [{ kind: 'certainty', stated: sure.written, said: open.written }]
}
