import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readCatalogues, textsOf } from '../../scripts/messages/catalogue.ts'
import { folders } from '../../scripts/messages/compile-all.ts'
import { projectDir } from './planted-tree.ts'

/** Files that speak to a reader, a caller or an agent, beside the messages. */
const spoken = ['README.md', 'docs', 'src/contract', 'src/mcp', 'src/command']

/**
 * Sentences about the check of lines that say more than was measured: that all is checked, true or found,
 * though nobody may be asked, a checker can be wrong and only quotes are looked up.
 */
const tooMuch =
  /(?<!how )\b(?:every|each|all) (?:single )?lines? (?:(?:is|are|was|were) )?(?:checked|verified|proved|proven|true|right)\b|\ball found in the|nothing (?:that we compare )?differs|\b(?:are|is) right \d+ times|fact-checked|guaranteed|100 ?% (?:accurate|true|right|correct)|(?:never|cannot|can't) be wrong|proves? that (?:the|a|every|each) (?:line|summary|statement)|(?:no|without|free of) (?:hallucinations|made-up)/i

/** The text of a file without what it quotes as an example of code. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/`[^`\n]*`/g, '')
}

function filesIn(name: string): string[] {
  const whole = path.join(projectDir, name)
  if (path.extname(name) !== '') return [whole]
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|ts)$/.test(file))
    .map((file) => path.join(whole, file))
}

it('No sentence about the check of lines promises more than was measured', () => {
  const messages = [...textsOf(readCatalogues(folders.messages, 'en').values())]
    .filter(([, text]) => tooMuch.test(text))
    .map(([key]) => key)
  const elsewhere = spoken.flatMap(filesIn).filter((file) => tooMuch.test(textOf(file)))
  expect([...messages, ...elsewhere]).toEqual([])
})

it.each([
  'Videos in brief, with every line checked',
  'What a model wrote, each line checked',
  '14 lines, all found in the transcript',
  'Nothing that we compare differs.',
  'Our code is right 7 times in ten.',
  'A fact-checked summary.',
])('A sentence of before is seen: %s', (sentence) => {
  expect(sentence).toMatch(tooMuch)
})

it.each(['Any video, in brief, and every line of it can be checked.', 'How each line is checked.'])(
  'A sentence that promises nothing of the kind is none: %s',
  (sentence) => {
    expect(sentence).not.toMatch(tooMuch)
  },
)
