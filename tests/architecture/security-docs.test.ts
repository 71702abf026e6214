import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectDir } from './planted-tree.ts'

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8')

/** The cells of the rows of all tables of a document, without their heads. */
function readRows(file: string): string[][] {
  return read(file)
    .split('\n')
    .filter((line, position, lines) => line.startsWith('| ') && !lines[position + 1]?.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const files = (text: string) =>
  [...text.matchAll(/`((?:src|tests|drills|deploy|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file)

describe('docs/threat-model.md', () => {
  const text = read('docs/threat-model.md')
  const threats = readRows('docs/threat-model.md').filter((cells) => cells.length === 3)

  it('names a test for each threat, and only tests that are there', () => {
    expect(threats.length).toBeGreaterThan(60)
    for (const [threat = '', , test = ''] of threats) {
      expect(
        files(test).filter((file) => /^(?:tests|drills)\//.test(file)),
        threat,
      ).not.toEqual([])
    }
    expect(files(text).filter((file) => !existsSync(path.join(projectDir, file)))).toEqual([])
  })
})

/**
 * The numbers of the requirements of levels 1 and 2 of ASVS 5.0, in their order: how many, and the beginning
 * of their SHA-256.
 */
const requirements = { count: 253, digest: 'e59a5850847c4015' }

describe('docs/asvs.md', () => {
  const text = read('docs/asvs.md')
  const rows = readRows('docs/asvs.md').filter((cells) => cells.length === 4)

  it('has each requirement of levels 1 and 2 once, and no other', () => {
    const ids = rows.map(([id]) => id)
    expect(new Set(ids).size).toBe(requirements.count)
    const digest = createHash('sha256').update(ids.join(' ')).digest('hex')
    expect(digest.slice(0, requirements.digest.length)).toBe(requirements.digest)
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
