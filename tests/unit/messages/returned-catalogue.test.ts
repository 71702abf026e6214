import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { folders } from '../../../scripts/messages/compile-all.ts'
import {
  checkReturned,
  markLanguage,
  stateIn,
  takeReturned,
} from '../../../scripts/messages/take-catalogue.ts'

const english = {
  '@@locale': 'en',
  'rows.count': '{count, plural, one {{count} row} other {{count} rows}}',
  '@rows.count': { placeholders: { count: { type: 'num' } } },
  'rows.open': 'Open <link>the list</link> of {name}',
  '@rows.open': { placeholders: { link: { type: 'tag' }, name: { type: 'String' } } },
  'rows.none': 'No rows.',
}
const arabic = {
  '@@locale': 'ar',
  'rows.count':
    '{count, plural, zero {0} one {1} two {2} few {{count} F} many {{count} M} other {{count} O}}',
  'rows.open': '<link>القائمة</link> {name}',
  'rows.none': 'لا صفوف.',
  '@rows.none': { description: 'A note of ours.' },
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precis-messages-'))
  const made = folder
  onTestFinished(() => rmSync(made, { recursive: true }))
  for (const tag of ['en', 'ar']) {
    mkdirSync(path.join(folder, tag))
    cpSync(path.join(folders.messages, tag, 'language.ts'), path.join(folder, tag, 'language.ts'))
  }
  cpSync(path.join(folders.messages, 'plural.ts'), path.join(folder, 'plural.ts'))
  write('en', english)
  write('ar', arabic)
  writeFileSync(path.join(folder, 'ar/marks.json'), '{}')
  markLanguage(folder, 'ar', new Set())
})

function write(tag: string, catalogue: Record<string, unknown>): void {
  writeFileSync(path.join(folder, tag, 'rows.arb'), JSON.stringify(catalogue))
}

/** A catalogue as a tool gives it back: sorted, on one line, without our notes. */
function returned(changes: Record<string, unknown>): string {
  const { '@rows.none': _note, ...texts } = { ...arabic, ...changes }
  const sorted = Object.entries(texts)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  mkdirSync(path.join(folder, 'back'), { recursive: true })
  const file = path.join(folder, 'back/rows.arb')
  writeFileSync(file, JSON.stringify(Object.fromEntries(sorted)))
  return file
}

const ours = (): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path.join(folder, 'ar/rows.arb'), 'utf8')))

describe('a catalogue that came back from a tool', () => {
  it('is taken in the order of the English one, with the notes that the tool left out', async () => {
    const back = await checkReturned(folder, 'ar', returned({ 'rows.none': 'لا توجد صفوف.' }))
    expect(back).toMatchObject({ faults: [], missing: [] })
    takeReturned(folder, 'ar', back)
    expect(ours()).toEqual({ ...arabic, 'rows.none': 'لا توجد صفوف.' })
    expect(Object.keys(ours())).toEqual(Object.keys(arabic))
  })

  it.each([
    ['rows.count', '{count, plural, one {1} other {{count}}}', 'lacks the form few'],
    ['rows.count', arabic['rows.count'].replace('few', 'some'), 'has the form some'],
    ['rows.count', '{number, plural, other {x}}', '{number} is no placeholder'],
    ['rows.open', 'القائمة {name}', 'It lacks <link>.'],
    ['rows.open', '<link>القائمة</link>', 'It lacks {name}.'],
    ['rows.open', '<link>القائمة {name}', 'is no ICU message'],
    ['rows.none', ' ', 'It is empty.'],
    ['rows.gone', 'لا', 'English has no such message.'],
    ['@@locale', 'fa', 'The file says that it is in fa.'],
  ])('is not whole where %s is "%s"', async (key, text, fault) => {
    const { faults } = await checkReturned(folder, 'ar', returned({ [key]: text }))
    expect(faults.map((each) => each.key)).toContain(key)
    expect(faults.map((each) => each.fault).join('\n')).toContain(fault)
  })

  it('says which messages it lacks', async () => {
    const { faults, missing } = await checkReturned(folder, 'ar', returned({ 'rows.none': undefined }))
    expect({ faults, missing }).toEqual({ faults: [], missing: ['rows.none'] })
  })
})

describe('what a language owes', () => {
  it('is nothing when each message is made from the English as it is', () => {
    expect(stateIn(folder, 'ar')).toEqual({ missing: [], stale: [], unmarked: [] })
  })

  it('is the message whose English has changed, until it is changed as well or confirmed', () => {
    write('en', { ...english, 'rows.none': 'There are no rows.' })
    expect(stateIn(folder, 'ar').stale).toEqual(['rows.none'])
    markLanguage(folder, 'ar', new Set())
    expect(stateIn(folder, 'ar').stale).toEqual(['rows.none'])
    write('ar', { ...arabic, 'rows.none': 'لا توجد أي صفوف.' })
    expect(stateIn(folder, 'ar')).toEqual({ missing: [], stale: [], unmarked: ['rows.none'] })
    markLanguage(folder, 'ar', new Set())
    expect(stateIn(folder, 'ar')).toEqual({ missing: [], stale: [], unmarked: [] })
    write('en', { ...english, 'rows.none': 'No rows at all.' })
    markLanguage(folder, 'ar', new Set(['rows.none']))
    expect(stateIn(folder, 'ar').stale).toEqual([])
  })

  it('is a message that English alone has', () => {
    write('en', { ...english, 'rows.more': 'More' })
    expect(stateIn(folder, 'ar').missing).toEqual(['rows.more'])
  })
})
