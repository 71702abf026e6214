import type { Difference } from '#contract/evidence.ts'
import type { Sense } from './language-words.ts'
import { hasSense, isNegative } from './read-clauses.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'
import { oppositeNames, antonymGroup } from './statement-words.ts'

const opposites = new Set<string>(oppositeNames)

/** Whether the two members of a group exclude each other. */
export function isPair(group: string): boolean {
  return opposites.has(group) || group.startsWith(antonymGroup)
}

/** Words of the line on either side of a word that tell where it belongs, and words near the quote in which they are looked for. */
export type Reach = { line: number; near: number }

/** A place near the quote, and how many of the words around a word of the line are said around it; -1 without a place. */
type Context = { position: number; shared: number }

/** The best of some places near the quote for a word of the line. */
export function bestContext(
  { line, near }: Scene,
  at: number,
  isPosition: (mark: Mark) => boolean,
  reach: Reach,
): Context {
  const around = stemsAround(line, at, reach.line, ({ hasContent }) => hasContent)
  let best: Context = { position: -1, shared: -1 }
  for (const [position, mark] of near.entries()) {
    if (!isPosition(mark)) continue
    const said = stemsAround(near, position, reach.near, () => true)
    const shared = [...around].filter((stem) => said.has(stem)).length
    if (shared > best.shared) best = { position, shared }
  }
  return best
}

/** How many of the words around a word of the line must be said around its opposite. */
const minContext = 2

/** Where the opposite of a word stands near the quote among the same words, and the word itself does not; -1 for nowhere. */
export function findRival(scene: Scene, at: number, reach: Reach): number {
  const mark = scene.line[at]
  const pairs = mark?.senses.filter(({ group }) => isPair(group)) ?? []
  if (mark === undefined || pairs.length === 0) return -1
  const rival = bestContext(scene, at, (near) => pairs.some((sense) => opposes(near, sense)), reach)
  if (rival.shared < minContext) return -1
  const isSame = (near: Mark): boolean =>
    near.stem === mark.stem || pairs.some(({ group, member }) => hasSense(near, group, member))
  return rival.shared > bestContext(scene, at, isSame, reach).shared ? rival.position : -1
}

/** Whether one of some words is the opposite of one of the others: `not hard` says `easy`. */
export function haveOpposites(some: readonly Mark[], others: readonly Mark[]): boolean {
  return some.some(({ senses }) =>
    senses.some((sense) => isPair(sense.group) && others.some((mark) => opposes(mark, sense))),
  )
}

function opposes(mark: Mark, { group, member }: Sense): boolean {
  return mark.senses.some((sense) => sense.group === group && sense.member !== member)
}

function stemsAround(
  marks: readonly Mark[],
  at: number,
  reach: number,
  counts: (mark: Mark) => boolean,
): Set<string> {
  const stems = new Set<string>()
  for (let position = Math.max(0, at - reach); position <= at + reach; position += 1) {
    const mark = marks[position]
    const isBeside = mark !== undefined && position !== at && mark.sentence === marks[at]?.sentence
    if (isBeside && counts(mark)) stems.add(mark.stem)
  }
  return stems
}

const reach: Reach = { line: 4, near: 6 }
/** Words that a wording turns freely. */
const loose = new Set(['with', 'before', 'over', 'inside', 'more', 'add', 'near', 'same'])

/** A word of the line in whose place, among the same words, the quote has its opposite: `affordable` beside `expensive`. */
export function compareOpposites(scene: Scene): Difference[] {
  const { line, near, words } = scene
  return line.flatMap((mark, at) => {
    if (mark.senses.some(({ group }) => loose.has(group))) return []
    const position = findRival(scene, at, {
      line: words.reachOf(reach.line),
      near: words.reachOf(reach.near),
    })
    if (position < 0 || near[position]?.isQuoted !== true || near[position].isOpen) return []
    if (isNegative(line, at, words) !== isNegative(near, position, words)) return []
    return [{ kind: 'direction' as const, stated: mark.written, said: near[position].written }]
  })
}
