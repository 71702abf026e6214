import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from '#export/file-name.ts'
import { anyCharacter } from '#tests/setup/any-character.ts'

describe('the name of a file', () => {
  it.each([
    ['AC/DC: live? #1 [HD]', 'AC DC live 1 HD.md'],
    ['...', 'Video.md'],
    ['', 'Video.md'],
    ['../../etc/passwd', 'etc passwd.md'],
    ['Wait\u202Egnp.\u0007 for it...', 'Waitgnp. for it.md'],
    ['CON', '_CON.md'],
    ['aux.draft', '_aux.draft.md'],
    ['com¹', '_com¹.md'],
    ['Consoles', 'Consoles.md'],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title, '.md')).toBe(name)
  })

  it('has 200 bytes at most, and no half of a letter', () => {
    expect(fileName('क'.repeat(100), '.md')).toBe(`${'क'.repeat(65)}.md`)
    expect(fileName('灯'.repeat(100), '.en.machine.srt')).toBe(`${'灯'.repeat(61)}.en.machine.srt`)
    expect(fileName('x'.repeat(300), '.md')).toBe(`${'x'.repeat(197)}.md`)
    // A family of 25 bytes, and a syllable of a consonant and three marks.
    expect(fileName(`${'x'.repeat(190)}👨‍👩‍👧‍👦`, '.md')).toBe(`${'x'.repeat(190)}.md`)
    expect(fileName(`${'x'.repeat(190)}क्षि`, '.md')).toBe(`${'x'.repeat(190)}.md`)
  })

  it('is one that file systems, Windows and Obsidian take, whatever the title is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 300 }),
        fc.constantFrom('.md', '.de.machine.srt'),
        (title, ending) => {
          const name = fileName(title, ending)
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
          expect(name.isWellFormed()).toBe(true)
          expect(name).toMatch(/^[^\s.\\/:*?"<>|#^[\]\p{Cc}][^\\/:*?"<>|#^[\]\p{Cc}]*$/u)
          expect(name.slice(0, -ending.length)).not.toMatch(/[. ]$|^$/)
        },
      ),
      { seed: 7, numRuns: 500 },
    )
  })
})
