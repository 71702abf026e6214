import type { Difference } from '#contract/evidence.ts'
import { findRival } from './find-rival.ts'
import type { Reach } from './find-rival.ts'
import { isNegative } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'

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
