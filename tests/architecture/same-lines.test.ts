import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

/** So many lines that say something, one below the other, are a piece of code with a name of its own. */
const sameLines = 6
const saysSomething = /[\p{L}\p{N}]/u
const imports = /^import [^']*'[^']+'$/gm
const isComment = /^(?:\/\/|\/?\*)/

/** The positions that share lines to the letter, but for imports, comments and lines of marks alone. */
function sharedLines(files: readonly SourceFile[]): string[] {
  const positions = new Map<string, string[]>()
  for (const { path, text } of files) {
    const lines = text
      .replaceAll(imports, (found) => found.replaceAll(/./g, ''))
      .split('\n')
      .map((line, index) => ({ text: line.trim(), at: `${path}:${index + 1}` }))
      .filter((line) => saysSomething.test(line.text) && !isComment.test(line.text))
    for (const [index, { at }] of lines.entries()) {
      const piece = lines.slice(index, index + sameLines)
      if (piece.length < sameLines) break
      const key = piece.map((line) => line.text).join('\n')
      positions.set(key, [...(positions.get(key) ?? []), at])
    }
  }
  return [...positions.values()].filter((found) => found.length > 1).map((found) => found.join(' ~ '))
}

it('the code writes no six lines twice', () => {
  const sources = readSources().filter(({ path }) => /^src\/.*\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(500)
  expect(sharedLines(sources)).toEqual([])
})

it('the search finds six lines that stand twice, and no five', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `call(${index})`).join('\n')
  const two = (count: number) => [
    { path: 'src/one.ts', text: `import { call } from './call.ts'\n${lines(count)}` },
    { path: 'src/two.ts', text: `// Another one.\n\n${lines(count)}\n}` },
  ]
  expect(sharedLines(two(5))).toEqual([])
  expect(sharedLines(two(6))).toEqual(['src/one.ts:2 ~ src/two.ts:3'])
})
