import type { Difference } from '#contract/evidence.ts'
import { missingNames } from '../lint-text.ts'
import { foldWord, readWords } from '../scan-words.ts'
import { compareRivalNames } from './compare-rival-names.ts'
import { hasSense } from './read-clauses.ts'
import type { Scene } from './read-scene.ts'
import { sameCountries } from './same-countries.ts'
import { seriesNames } from './statement-words.ts'

type Statement = { text: string; language: string; known?: string }

const capital = /^\p{Lu}/u

/**
 * Names of the line that nobody says near its quote. One that is said elsewhere in the transcript counts only where the quote
 * names another in its stead; speakers, and what is known beside the transcript, never do.
 */
export function compareNames(scene: Scene, statement: Statement): Difference[] {
  const found = findDifferences(scene, statement, new Set())
  return found.length === 0 ? found : findDifferences(scene, statement, countriesOnBoth(scene, statement))
}

/** What line and quote call the same countries. */
function countriesOnBoth({ index, near }: Scene, { text, language }: Statement): Set<string> {
  const stated = { words: readWords(text, language).map(({ word }) => word), language }
  const said = { words: near.map(({ word }) => word), language: index.language }
  return sameCountries(stated, said)
}

function findDifferences(scene: Scene, statement: Statement, countries: ReadonlySet<string>): Difference[] {
  const { index, near, line } = scene
  const known = readWords(`${statement.known ?? ''} ${index.speakers.join(' ')}`, index.language)
  const around = { numbers: index.numbers, readsSpelled: index.spelling !== null }
  const find = (words: readonly { word: string }[]): string[] =>
    missingNames(statement.text, statement.language, {
      ...around,
      words: [...[...words, ...known].map(({ word }) => word), ...countries],
    })
  const rivals = compareRivalNames(scene, new Set([...known.map(({ word }) => word), ...countries]))
  const missing = find(near).filter((name) => !rivals.some(({ stated }) => stated === name))
  if (missing.length === 0) return rivals
  const unsaid = new Set(find(index.vocabulary.map((word) => ({ word }))))
  const others = otherNames(scene).filter((name) => !countries.has(foldWord(name)))
  const isDate = (name: string): boolean =>
    line.some((mark) => mark.written === name && seriesNames.some((series) => hasSense(mark, series)))
  const unsaidNames = missing
    .filter((name) => !isDate(name) && (unsaid.has(name) || others.length > 0))
    .map((stated, at) => ({ kind: 'name' as const, stated, said: others[at] ?? others[0] ?? '' }))
  return [...rivals, ...unsaidNames]
}

/** Names of the quote that the line leaves out: written with a capital within a sentence. */
function otherNames({ near, line }: Scene): string[] {
  const stems = new Set(line.map(({ stem }) => stem))
  const names = near.filter(
    (mark) =>
      mark.isQuoted &&
      mark.from > 0 &&
      mark.hasContent &&
      capital.test(mark.written) &&
      !stems.has(mark.stem),
  )
  return [...new Set(names.map(({ written }) => written))]
}
