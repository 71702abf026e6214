import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { extractiveIdentity } from '#core/extractive/extract-summary.ts'
import type { Words } from '#words/schema.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** The function that makes a summary of cues: sentences, and then lines out of them. */
const programs = ['src/core/text/split-sentences.ts', 'src/core/extractive/extract-summary.ts']

/** The version of the engine, and the code and words that it was last decided for. */
const decided = { version: '18', madeOf: '70d2737fcb19' }

it('gives summaries a new version where code or words that shape them change', async () => {
  const found = { version: extractiveIdentity.version, madeOf: digest([await bundleCode(), readWords()]) }
  expect(
    found,
    'Code or words of the extractive engine changed (names, comments and layout do not count). If any summary changes, ' +
      'raise the version in src/core/extractive/extract-summary.ts, or stored summaries are given out for new ones. ' +
      'If none does, such as after a refactoring, leave it. Then write what was received here into `decided`.',
  ).toEqual(decided)
})

/** The code that is reached, without names of variables, comments and layout. */
async function bundleCode(): Promise<string> {
  const bundle = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'node24',
      rolldownOptions: { input: programs.map((file) => path.join(root, file)), external: ['#words'] },
    },
  })
  const outputs = Array.isArray(bundle) ? bundle : [bundle]
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

/** The words of each language that summaries read; those of the check are no part of a summary. */
function readWords(): string {
  const folder = path.join(root, 'src/words')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return JSON.stringify(
    files.map((file) => {
      const { kinds, sentences, speech, titles }: Words = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      )
      return [file, kinds, sentences, speech, titles]
    }),
  )
}

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)
}
