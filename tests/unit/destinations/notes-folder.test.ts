import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNotesFolder } from '#server/adapters/notes-folder/notes-folder.ts'
import type { SentNote } from '#server/ports/destinations.ts'
import { summaryDocument } from '../export/summary-document.ts'
import { remoteOf, sentNote } from './note.ts'

const { signal } = new AbortController()
let root = ''
let folder = createNotesFolder(root)
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'precis-vault-'))
  folder = createNotesFolder(root)
})
afterEach(() => rm(root, { recursive: true }))

const send = async (note: SentNote, remote: string | null = null, location = '') =>
  await folder.send({ token: '', location }, note, { remote, signal })
const read = async (name: string) => await readFile(path.join(root, name))
const idOf = (index: number) => `0b9e7d1c-7c3b-4a39-9f3c-${String(index).padStart(12, '0')}`
const noteOf = (index: number, text = 'As it was') =>
  sentNote({
    id: idOf(index),
    summary: summaryDocument({ videoTitle: `Video ${index}`, summary: `${text}, ${index}.` }),
  })

describe('a folder', () => {
  it('gets a note with properties, our part between marks, and nothing else', async () => {
    const reply = await send(sentNote())
    expect(reply).toEqual({ outcome: 'sent', remote: 'Rivers 100% of London & more 1.md' })
    const text = String(await read('Rivers 100% of London & more 1.md'))
    expect(text).toMatch(/^---\ntitle: /)
    expect(text).toContain(`<!-- precis:begin ${sentNote().id} -->`)
    expect(text).toContain('## My highlights')
    expect(text.endsWith(`<!-- precis:end ${sentNote().id} -->\n`)).toBe(true)
    expect(await readdir(root)).toHaveLength(1)
  })

  it('never takes the name of another note, and finds what an attempt made that was killed', async () => {
    await writeFile(path.join(root, 'Video 1.md'), 'mine')
    expect(remoteOf(await send(noteOf(1)))).toBe('Video 1 (2).md')
    expect(remoteOf(await send(noteOf(1)))).toBe('Video 1 (2).md')
    await writeFile(path.join(root, `.precis-${idOf(2)}.tmp`), 'half of a no')
    await send(noteOf(2))
    expect((await readdir(root)).toSorted()).toEqual(['Video 1 (2).md', 'Video 1.md', 'Video 2.md'])
    expect(String(await read('Video 1.md'))).toBe('mine')
  })

  it('writes nothing where the marks were changed, the note is gone, or the folder is', async () => {
    const remote = remoteOf(await send(noteOf(1)))
    const file = path.join(root, remote ?? '')
    const text = String(await readFile(file))
    await writeFile(file, text.replace('<!-- precis:end', '<!-- end'))
    expect(await send(noteOf(1, 'New'), remote)).toEqual({ outcome: 'refused', failure: 'marks-changed' })
    await rm(file)
    expect(await send(noteOf(1), remote)).toEqual({ outcome: 'refused', failure: 'removed' })
    expect(await send(noteOf(1), null, 'gone')).toEqual({ outcome: 'failed', failure: 'folder-missing' })
    expect(await readdir(root)).toEqual([])
  })

  it('never leaves the root, by a name, a link or a stored name', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'precis-outside-'))
    await symlink(outside, path.join(root, 'linked'))
    for (const location of ['..', '../x', 'a/../..', '/etc', '.hidden', 'linked', 'a\\b', 'C:']) {
      expect(await folder.find({ token: '', location }, signal), location).toEqual({
        failure: 'folder-missing',
      })
    }
    const note = noteOf(1)
    const remote = remoteOf(await send(note))
    await rename(path.join(root, remote ?? ''), path.join(outside, 'stolen.md'))
    await symlink(path.join(outside, 'stolen.md'), path.join(root, 'Video 1.md'))
    const before = await readFile(path.join(outside, 'stolen.md'))
    for (const known of [remote, '../stolen.md', path.join('..', path.basename(outside), 'stolen.md')]) {
      expect(await send(noteOf(1, 'New'), known)).toEqual({ outcome: 'refused', failure: 'removed' })
    }
    expect(await readFile(path.join(outside, 'stolen.md'))).toEqual(before)
    await rm(outside, { recursive: true })
  })
})
