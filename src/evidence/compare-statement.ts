import type { Agreement, Difference } from '#contract/evidence.ts'
import { assertsUnsaid } from './compare/asserts-unsaid.ts'
import { compareAsserted, isLone } from './compare/compare-asserted.ts'
import { compareDenied, isDeniedBeside } from './compare/compare-denials.ts'
import { comparePolarity } from './compare/compare-factuality.ts'
import { compareNames } from './compare/compare-names.ts'
import { compareMeasures, compareNumbers, comparePlainly, readMeasures } from './compare/compare-numbers.ts'
import { compareSpeakers } from './compare/compare-speakers.ts'
import { carriesOver, compareTranslated } from './compare/compare-translated.ts'
import { languageWords } from './compare/language-words.ts'
import {
  hasUnsaidPart,
  measureDoubts,
  muchDoubt,
  rateDoubts,
  quotedShare,
} from './compare/measure-support.ts'
import { compareMembers } from './compare/opposites.ts'
import { readScopedMarks } from './compare/read-clauses.ts'
import { readScene } from './compare/read-scene.ts'
import type { Scene } from './compare/read-scene.ts'
import { isSaidEarlier } from './compare/said-earlier.ts'
import type { EvidenceIndex, Range } from './evidence-index.ts'
import { isOrder } from './orders.ts'

/** A line of a summary or an answer; names may also come from known facts, such as the title. */
export type ComparedStatement = { text: string; language: string; known?: string }

/**
 * The differences of a line; whether line and quote share words and nothing is denied beside them; and
 * further evidence against the line, in English only.
 */
type Comparison = { differences: Difference[]; isShared: boolean; doubts: number[] }

/** A line of whose own words less is said in its quote speaks of something else. */
const minShare = 0.15

/**
 * Compares what a line states with what is said around its quotes: numbers, units, dates, names, negations,
 * quantities, certainty, directions, causes and speakers; without a table of the language only numbers.
 * `agrees` says that the line's matter was found in the quote, and with it all that the line asserts.
 * `unclear` where the two share next to no words, where the line asserts what nothing in the quote stands
 * for, where much speaks against it without a single word that differs, where the quote denies beside its
 * words and it does not, where all that differs is said earlier in the talk, or where nothing can be
 * compared. In a translation `agrees` says that something carried over, such as a number or a name, and
 * nothing differs.
 */
export function compareStatement(
  index: EvidenceIndex,
  statement: ComparedStatement,
  ranges: readonly Range[],
): Agreement {
  if (isOrder(statement.text, statement.language))
    return { finding: 'differs', differences: [{ kind: 'order', stated: statement.text, said: '' }] }
  const compared = compareLine(index, statement, ranges)
  if (compared === null) return { finding: 'unclear', differences: [] }
  const found = distinct(compared.differences)
  const { language } = statement
  const differences = found.filter((each) => !isSaidEarlier(index, each, { language, ranges }))
  if (differences.length > 0) return { finding: 'differs', differences }
  if (found.length > 0) return { finding: 'unclear', differences: [] }
  const isDoubtful = rateDoubts(compared.doubts) > muchDoubt
  return { finding: compared.isShared && !isDoubtful ? 'agrees' : 'unclear', differences: [] }
}

/** Compares a line that is no order; `null` where nothing can be compared. */
export function compareLine(
  index: EvidenceIndex,
  statement: ComparedStatement,
  ranges: readonly Range[],
): Comparison | null {
  const words = languageWords(index.language)
  const own = languageWords(statement.language)
  if (ranges.length === 0) return null
  if (words === null)
    return { differences: comparePlainly(index, statement, ranges), isShared: false, doubts: [] }
  const line = own === null ? [] : readScopedMarks(statement.text, own, statement.language)
  const scene = readScene(index, line, words, ranges)
  const measures = readMeasures(scene, statement.language)
  const isSupported = (isFound: boolean): boolean =>
    isFound && own !== null && !assertsUnsaid(scene, own, measures) && areNumbersQuoted(scene, statement)
  if (own?.code !== words.code) {
    return {
      differences: compareTranslated(scene, statement, { measures, own }),
      isShared: isSupported(own !== null && carriesOver(scene, statement.text, own)),
      doubts: [],
    }
  }
  const differences = [
    ...compareNumbers(scene, statement, measures),
    ...compareNames(scene, statement, words),
    ...compareMeasures(scene, measures),
    ...compareMembers(scene, measures),
    ...compareNegations(scene),
    ...compareSpeakers(scene),
  ]
  const share = quotedShare(scene)
  const isFound = share > minShare && !hasUnsaidPart(scene, statement.text) && !isDeniedBeside(scene)
  const asserted = differences.length === 0 && isLone(scene) ? compareAsserted(scene, measures, share) : []
  return {
    differences: [...differences, ...asserted],
    isShared: isSupported(isFound),
    doubts: words.code === 'en' ? measureDoubts(scene, differences) : [],
  }
}

/** The quote itself has the numbers of the line, and not only the text around it. */
function areNumbersQuoted(scene: Scene, statement: ComparedStatement): boolean {
  const quoted = { ...scene, near: scene.quoted }
  return compareNumbers(quoted, statement, readMeasures(quoted, statement.language)).length === 0
}

/** By clauses; where those tell nothing, by the words that a negation denies. */
function compareNegations(scene: Scene): Difference[] {
  const differences = comparePolarity(scene)
  return differences.length > 0 ? differences : compareDenied(scene)
}

function distinct(differences: readonly Difference[]): Difference[] {
  const known = new Map(differences.map((each) => [`${each.kind} ${each.stated}`, each]))
  return [...known.values()]
}
