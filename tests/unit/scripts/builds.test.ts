import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { methods } from '#web/content/measured.ts'
import { extension, messages, pages, server } from '../../../scripts/setup/builds.js'

const root = path.resolve(import.meta.dirname, '../../..')

/** The place where the names of imports lead that stand for no folder of `src`. */
const folders: Readonly<Record<string, string>> = {
  extension: 'extension',
  // What these lead to is compiled of the catalogues.
  languages: 'messages',
  messages: 'messages/en',
}

/**
 * The imports of the sources below a place of the project's own, such as `src/evidence/check-line.ts` or
 * `eval/findings/quotes.md`.
 */
function importedBy(location: string): string[] {
  const whole = path.join(root, location)
  if (statSync(whole).isDirectory()) {
    return readdirSync(whole).flatMap((name) => importedBy(path.join(location, name)))
  }
  if (!/\.tsx?$/.test(location)) return []
  const text = readFileSync(whole, 'utf8')
  const byName = [...text.matchAll(/'#([a-z]+)\/([^']+)'/g)].map(([, room = '', file = '']) =>
    path.join(folders[room] ?? path.join('src', room), file),
  )
  const byPath = [...text.matchAll(/from '(\.\.?\/[^'$]+)'/g)].map(([, other = '']) =>
    path.join(path.dirname(location), other),
  )
  return [...byName, ...byPath]
}

describe.each([messages, pages, server, extension])('$title', ({ inputs }) => {
  it('is done again when anything changed that it is made of', () => {
    const imported = new Set(inputs.flatMap(importedBy))
    const unwatched = [...imported].filter(
      (location) => !inputs.some((input) => location === input || location.startsWith(`${input}/`)),
    )
    expect(unwatched).toEqual([])
  })

  it('is made of files that are there', () => {
    expect(
      inputs.filter((input) => statSync(path.join(root, input), { throwIfNoEntry: false }) === undefined),
    ).toEqual([])
  })
})

it('pages are built again when a text changed that they offer', () => {
  expect(pages.inputs).toEqual(expect.arrayContaining(Object.values(methods).map(({ file }) => file)))
})
