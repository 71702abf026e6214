import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectDir } from './planted-tree.ts'

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8')

/** The cells of the rows of all tables of a document, without their heads. */
function readRows(file: string): string[][] {
  return read(file)
    .split('\n')
    .filter((line, place, lines) => line.startsWith('| ') && !lines[place + 1]?.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const files = (text: string) =>
  [...text.matchAll(/`((?:src|tests|deploy|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file)

describe('docs/threat-model.md', () => {
  const text = read('docs/threat-model.md')
  const threats = readRows('docs/threat-model.md').filter((cells) => cells.length === 3)

  it('names a test for each threat, and only tests that are there', () => {
    expect(threats.length).toBeGreaterThan(60)
    for (const [threat = '', , test = ''] of threats) {
      expect(
        files(test).filter((file) => file.startsWith('tests/')),
        threat,
      ).not.toEqual([])
    }
    expect(files(text).filter((file) => !existsSync(path.join(projectDir, file)))).toEqual([])
  })
})

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

describe('docs/asvs.md', () => {
  const text = read('docs/asvs.md')
  const rows = readRows('docs/asvs.md').filter((cells) => cells.length === 4)

  it('has each requirement of levels 1 and 2 once', () => {
    const ids = rows.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const counts = requirements.map(
      (_, chapter) => ids.filter((id) => id?.startsWith(`${chapter + 1}.`)).length,
    )
    expect(counts).toEqual(requirements)
  })

  it('says of each whether it is met and by what, and names only what is there', () => {
    for (const [id, , state = '', how = ''] of rows) {
      expect(['met', 'not applicable', 'open'], id).toContain(state)
      expect(how.length, id).toBeGreaterThan(state === 'open' ? 8 : 3)
    }
    expect(files(text).filter((file) => !existsSync(path.join(projectDir, file)))).toEqual([])
    const count = (state: string) => rows.filter(([, , given]) => given === state).length
    expect(text).toContain(
      `Of ${rows.length} requirements ${count('met')} are met, ${count('not applicable')} are not applicable, and ${count('open')} are open`,
    )
  })
})
