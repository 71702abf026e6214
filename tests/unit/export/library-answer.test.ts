import { expect, it } from 'vitest'
import { libraryBibtex, libraryCsl, libraryMarkdown } from '#export/library-answer.ts'
import { libraryAnswer as answer } from './library-answer.ts'

it('an answer out of many videos stands by video, with who says it, its second and its sources', () => {
  expect(libraryMarkdown(answer)).toBe(`# What did it \\*cost\\*?

## Board [1]

- [1:01](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=61s) “Six thousand.” (Tom)
- [1:15](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=75s) “And a day.” (Priya)

## Interview 7 [2]

- “Nobody knows.”

## Sources

1. City, Board, 2026-05-14. https://www.youtube.com/watch?v=WZyRbnpGyzQ Accessed on 2026-11-29.
2. Interview 7. Accessed on 2026-11-29.
`)
})

it('its citations name the person, the second, the day and the day of access', () => {
  const [first = '', second = ''] = libraryBibtex(answer).split('\n\n')
  expect(first).toContain('note = {Tom 1:01; Priya 1:15}')
  expect(first).toContain('date = {2026-05-14}')
  expect(first).toContain('urldate = {2026-11-29}')
  expect(second).toContain('title = {{Interview 7}}')
  expect(second).not.toContain('note')
  const [board]: unknown[] = JSON.parse(libraryCsl(answer))
  expect(board).toMatchObject({
    note: 'Tom 1:01; Priya 1:15',
    issued: { 'date-parts': [[2026, 5, 14]] },
    accessed: { 'date-parts': [[2026, 11, 29]] },
  })
})

it('an answer that names no video has its question alone', () => {
  expect(libraryMarkdown({ ...answer, passages: [] })).toBe('# What did it \\*cost\\*?\n')
  expect(libraryBibtex({ ...answer, passages: [] })).toBe('')
})
