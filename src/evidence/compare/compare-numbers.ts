import type { Difference } from '#contract/evidence.ts'
import { missingNumbers, numbersIn } from '../lint-text.ts'
import { readNumbers } from '../read-numbers.ts'
import type { Scene } from './read-scene.ts'

type Statement = { text: string; language: string }

/** Numbers of the line that nobody says near its quote, beside a number that the line leaves out. */
export function compareNumbers(
  { index, near }: Pick<Scene, 'index' | 'near'>,
  { text, language }: Statement,
): Difference[] {
  const words = near.map(({ word }) => word)
  const around = { words, numbers: numbersIn(words, index.spelling), readsSpelled: index.spelling !== null }
  const missing = missingNumbers(text, language, around)
  if (missing.length === 0) return []
  const quoted = near.filter(({ isQuoted }) => isQuoted)
  const said = readNumbers(
    quoted.map(({ word }) => word),
    index.spelling,
  ).map(({ from, to }) =>
    quoted
      .slice(from, to)
      .map(({ written }) => written)
      .join(' '),
  )
  return missing.map((stated, at) => ({ kind: 'number', stated, said: said[at] ?? said[0] ?? '' }))
}
