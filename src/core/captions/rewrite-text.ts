import { withoutMarkdown } from './clean-text.ts'
import { withoutFrames } from './cue-timing.ts'
import { withoutYamlHead } from './file-title.ts'
import { foldTimeLines } from './fold-time-lines.ts'
import { withoutTableTitle } from './formats/read-table.ts'
import { partTurns } from './part-turns.ts'
import { unwrapHtml } from './unwrap-html.ts'
import { foldBreaks, restoreBreaks, withoutFence } from './unwrap-text.ts'

/** A change of the whole text; one that finds nothing of its kind gives the text back as it is. */
type Pass = { name: string; rewrite: (text: string) => string }

/** The passes that take off what a page or a program put around and into a file, in their order. */
const unwrapping: readonly Pass[] = [
  { name: 'line-breaks', rewrite: foldBreaks },
  { name: 'code-block', rewrite: withoutFence },
  { name: 'html', rewrite: unwrapHtml },
  { name: 'table-title', rewrite: withoutTableTitle },
  { name: 'lost-breaks', rewrite: restoreBreaks },
]

/** The passes behind those that give times and names their expected form, in their order. */
const normalizing: readonly Pass[] = [
  { name: 'yaml-head', rewrite: withoutYamlHead },
  { name: 'time-lines', rewrite: foldTimeLines },
  { name: 'frames', rewrite: withoutFrames },
  { name: 'markdown', rewrite: withoutMarkdown },
  { name: 'turns', rewrite: partTurns },
]

/** A text as it came, without its surroundings, and as the readers take it; `passes` changed it. */
type RewrittenText = { unwrapped: string; text: string; passes: string[] }

/**
 * Rewrites a text that no strict reader reads whole. This is the one place where a text is rewritten before
 * its format is known, and the two lists are the order.
 */
export function rewriteText(written: string): RewrittenText {
  const passes: string[] = []
  const apply = (text: string, { name, rewrite }: Pass): string => {
    const rewritten = rewrite(text)
    if (rewritten !== text) passes.push(name)
    return rewritten
  }
  const unwrapped = unwrapping.reduce(apply, written)
  return { unwrapped, text: normalizing.reduce(apply, unwrapped), passes }
}
