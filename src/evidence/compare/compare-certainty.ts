import type { Difference } from '#contract/evidence.ts'
import { alignClause } from './align-clause.ts'
import { modalMembers } from './language-words.ts'
import { hasSense, isNegative } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

const { may, must } = modalMembers
/** The share of the weight of a clause's words that the speaker's clause must have. */
const sharedShare = 0.4

/** What may be done is made what has to be done: `visitors can join` becomes `visitors must join`. */
export function compareModals(scene: Scene): Difference[] {
  const { line, near, words } = scene
  const clauses = new Set(line.map(({ clause }) => clause))
  return [...clauses].flatMap((clause) => {
    const stated = line.find((mark) => mark.clause === clause && hasSense(mark, 'modal', must))
    if (stated === undefined || line.some((mark) => hasSense(mark, 'modal', may))) return []
    const { first, weight, said } = alignClause(scene, clause)
    const [best] = said
    if (best === undefined || !best.isPlain || best.weight < sharedShare * weight) return []
    const position = near[best.position]
    const around = near.filter((mark) => mark.sentence === position?.sentence)
    const open = around.find((mark) => mark.clause === position?.clause && hasSense(mark, 'modal', may))
    const isSaid = near.some((mark) => mark.isQuoted && hasSense(mark, 'modal', must))
    const isDenied = isNegative(line, first, words) || isNegative(near, best.position, words)
    if (open === undefined || isSaid || isDenied) return []
    return [{ kind: 'certainty' as const, stated: stated.written, said: open.written }]
  })
}

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
