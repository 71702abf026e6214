import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureFiles } from '#server/adapters/picture-files/picture-files.ts'

const second = 1000
const picture = Buffer.alloc(1000, 7)
/** Room for two pictures with their seals. */
const maxBytes = 2 * (picture.length + 32)

let folder: string
let now = Date.UTC(2026, 10, 21)
const clock = { now: () => (now += second), wait: async () => undefined }

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'precis-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function open() {
  return createPictureFiles({ folder: path.join(folder, 'made'), maxBytes, clock })
}

describe('the files of pictures', () => {
  it('keep what they were given, by ids that differ in capitals only', async () => {
    const files = open()
    await files.put('dQw4w9WgXcQ', picture)
    await files.put('DQW4W9WGXCQ', Buffer.from('other'))
    expect(await files.get('dQw4w9WgXcQ')).toEqual(picture)
    expect(await files.get('DQW4W9WGXCQ')).toEqual(Buffer.from('other'))
    expect(await files.get('neverGiven0')).toBeNull()
  })

  it('let the one go that was not asked for longest', async () => {
    const files = open()
    await files.put('first', picture)
    await files.put('second', picture)
    await files.get('first')
    await files.put('third', picture)
    expect(await files.get('second')).toBeNull()
    expect(await files.get('first')).toEqual(picture)
    expect(await files.get('third')).toEqual(picture)
    expect(await readdir(path.join(folder, 'made'))).toHaveLength(2)
  })

  it('count a picture once that is stored again', async () => {
    const files = open()
    await files.put('first', picture)
    await files.put('second', picture)
    await files.put('second', picture)
    expect(await files.get('first')).toEqual(picture)
  })

  it('know after a restart what was used last', async () => {
    const before = open()
    await before.put('first', picture)
    await before.put('second', picture)
    await before.get('second')
    await before.get('first')
    const after = open()
    await after.put('third', picture)
    expect(await after.get('second')).toBeNull()
    expect(await after.get('first')).toEqual(picture)
  })

  it('keep none that is larger than all the room', async () => {
    const files = open()
    await files.put('large', Buffer.alloc(maxBytes, 1))
    expect(await files.get('large')).toBeNull()
  })

  it('sweep away what a stop left unfinished', async () => {
    await open().put('first', picture)
    await writeFile(path.join(folder, 'made', 'abc.unfinished'), 'half')
    expect(await open().get('first')).toEqual(picture)
    expect(await readdir(path.join(folder, 'made'))).toHaveLength(1)
  })
})
