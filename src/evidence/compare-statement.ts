import type { Agreement, Difference } from '#contract/evidence.ts'
import { compareCause } from './compare/compare-cause.ts'
import { compareCertainty } from './compare/compare-certainty.ts'
import { compareMembers } from './compare/compare-members.ts'
import { compareNames } from './compare/compare-names.ts'
import { compareNumbers } from './compare/compare-numbers.ts'
import { comparePlainly } from './compare/compare-plainly.ts'
import { comparePolarity } from './compare/compare-polarity.ts'
import { compareQuantifiers } from './compare/compare-quantifiers.ts'
import { isOrder } from './compare/is-order.ts'
import { languageWords } from './compare/language-words.ts'
import { readMarks } from './compare/read-marks.ts'
import { readScene } from './compare/read-scene.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import type { Range } from './find-exact.ts'

/** A line of a summary or an answer; names may also come from what is known beside the transcript, such as the title. */
export type ComparedStatement = { text: string; language: string; known?: string }

/**
 * Compares what a line states with what is said around its quotes: numbers, units, dates, names, negations, quantities,
 * certainty, directions and causes; without a table of the language only numbers. `unclear` where the two share no words or
 * nothing else can be compared.
 */
export function compareStatement(
  index: EvidenceIndex,
  statement: ComparedStatement,
  ranges: readonly Range[],
): Agreement {
  if (isOrder(statement.text, statement.language))
    return { finding: 'differs', differences: [{ kind: 'order', stated: statement.text, said: '' }] }
  const words = languageWords(index.language)
  if (ranges.length === 0) return { finding: 'unclear', differences: [] }
  if (words === null) {
    const differences = distinct(comparePlainly(index, statement, ranges))
    return { finding: differences.length > 0 ? 'differs' : 'unclear', differences }
  }
  const line = readMarks(statement.text, words, statement.language)
  const scene = readScene(index, line, words, ranges)
  const differences = distinct([
    ...compareNumbers(scene, statement),
    ...compareNames(scene, statement),
    ...compareMembers(scene),
    ...comparePolarity(scene),
    ...compareQuantifiers(scene),
    ...compareCertainty(scene),
    ...compareCause(scene),
  ])
  if (differences.length > 0) return { finding: 'differs', differences }
  const isShared = scene.pairings.some(({ near }) => scene.near[near]?.isQuoted === true)
  return { finding: isShared ? 'agrees' : 'unclear', differences: [] }
}

function distinct(differences: readonly Difference[]): Difference[] {
  const known = new Map(differences.map((each) => [`${each.kind} ${each.stated}`, each]))
  return [...known.values()]
}
