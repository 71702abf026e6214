import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentedCommands } from './documented-commands.ts'
import { projectDir } from './planted-tree.ts'

const documents = ['docs/operations.md', 'docs/deploy.md', 'docs/scaling.md']
/** Where a line of an indented block is a command and not what one prints, or a drawing. */
const command = /^(?:[A-Z_]+=\S|npm |node |npx )/

/** The commands of a text: the lines of its shell blocks, and those of its indented blocks that begin as one does. */
function commandsOf(document: string): string[] {
  const markdown = document.replaceAll(/ \\\n\s+/g, ' ')
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '')
  const indented = prose.split('\n').filter((line) => /^ {4}\S/.test(line) && command.test(line.trim()))
  return [...blocks, ...indented].map((line) => line.trim()).filter(Boolean)
}

/** What a test has to name to have run a command: its settings, and the script of the package. */
function namedIn(line: string): string[] {
  const settings = [...line.matchAll(/(?<![\w.])([A-Z][A-Z\d_]+)=/g)].map(([, name = '']) => name)
  const scripts = [...line.matchAll(/\bnpm (?:run )?(start|backup|restore|after-restore|costs|canary)\b/g)]
  // What `npm start` runs is the main program.
  return [...settings, ...scripts.map(([, name = '']) => (name === 'start' ? 'main.js' : name))]
}

describe('every documented command', () => {
  const found = documents.flatMap((file) => commandsOf(readFileSync(path.join(projectDir, file), 'utf8')))

  it('is listed with the test that runs it, or with what it needs', () => {
    expect(found.filter((line) => !(line in documentedCommands))).toEqual([])
    expect(Object.keys(documentedCommands).filter((line) => !found.includes(line))).toEqual([])
  })

  it('has a test that is there', () => {
    const tests = Object.values(documentedCommands).flatMap((proof) => ('test' in proof ? [proof.test] : []))
    expect(tests.filter((file) => !existsSync(path.join(projectDir, file)))).toEqual([])
  })

  it('has a test that names its settings and its script', () => {
    const lacking = Object.entries(documentedCommands).flatMap(([line, proof]) => {
      if (!('test' in proof)) return []
      const text = readFileSync(path.join(projectDir, proof.test), 'utf8')
      return namedIn(line).flatMap((name) =>
        text.includes(name) ? [] : `${proof.test} lacks ${name}: ${line}`,
      )
    })
    expect(lacking).toEqual([])
    expect(namedIn("A_B=1 BACKUP='x' npm run backup -- FILE && npm start")).toEqual([
      'A_B',
      'BACKUP',
      'backup',
      'main.js',
    ])
  })

  it('would be reported where none of these is known', () => {
    expect(
      commandsOf('```sh\nrm -r data\n```\n\n    npm run \\\n      nowhere\n\n    source outcome ms\n'),
    ).toEqual(['rm -r data', 'npm run nowhere'])
  })
})
