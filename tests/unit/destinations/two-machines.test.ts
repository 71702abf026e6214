import { appendFileSync, existsSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NoteTaken, replaceNote } from '#server/adapters/notes-folder/note-files.ts'
import { createNotesFolder } from '#server/adapters/notes-folder/notes-folder.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { summaryDocument } from '../export/summary-document.ts'
import { remoteOf, sentNote } from './note.ts'

const { signal } = new AbortController()
const timeout = testTimeoutMs(120)
/** The vault where Précis writes, and the same one on the machine where its owner does. */
let [server, laptop] = ['', '']
/** In memory where there is such a folder: each note is written through to its disk. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
beforeEach(async () => {
  server = await mkdtemp(path.join(parent, 'precis-server-'))
  laptop = await mkdtemp(path.join(parent, 'precis-laptop-'))
})
afterEach(async () => {
  await Promise.all([server, laptop].map((each) => rm(each, { recursive: true })))
})

/** Makes one vault like the other as Syncthing does: by a new file with the old one's time, then its name. */
async function bring(from: string, to: string): Promise<void> {
  const names = await notesIn(from)
  for (const name of await notesIn(to)) if (!names.includes(name)) await rm(path.join(to, name))
  for (const name of names) {
    const [there, written] = [path.join(to, name), path.join(to, '.syncthing.tmp')]
    await mkdir(path.dirname(there), { recursive: true })
    await copyFile(path.join(from, name), written)
    const { atime, mtime } = await stat(path.join(from, name))
    await utimes(written, atime, mtime)
    await rename(written, there)
  }
}

async function notesIn(vault: string): Promise<string[]> {
  const entries = await readdir(vault, { recursive: true })
  return entries.filter((name) => name.endsWith('.md')).toSorted()
}

const idOf = (index: number) => `0b9e7d1c-7c3b-4a39-9f3c-${String(index).padStart(12, '0')}`
const noteOf = (index: number, text: string) =>
  sentNote({
    id: idOf(index),
    summary: summaryDocument({ videoTitle: `Video ${index}`, summary: `${text}, ${index}.` }),
  })

/** Words of its owner, in bytes that are no text, with other line ends. */
const own = (index: number) =>
  Buffer.concat([Buffer.from(`\r\n# mine ${index}\r\n`), Buffer.from([0xe9, 0x0a, 0x80])])
/** The name that Syncthing gives to a copy of what both machines changed. */
const copyOf = (name: string) => name.replace('.md', '.sync-conflict-20261130-080000-ABC.md')

describe('a vault on two machines', () => {
  it('keeps own words in 200 notes, renamed, moved and copied', { timeout }, async () => {
    const folder = createNotesFolder(server)
    const send = (index: number, text: string, remote: string | null) =>
      folder.send({ token: '', location: '' }, noteOf(index, text), { remote, signal })
    const remotes: (string | null)[] = []
    for (let index = 0; index < 200; index += 1) remotes.push(remoteOf(await send(index, 'As it was', null)))
    await bring(server, laptop)

    await mkdir(path.join(laptop, 'Read'))
    const names = remotes.map((remote, index) => {
      const name = remote ?? ''
      return [name, path.join('Read', name), `Other ${index}.md`][index % 3] ?? ''
    })
    const copies = names.filter((_, index) => index % 10 === 0).map(copyOf)
    for (const [index, name] of names.entries()) {
      const old = path.join(laptop, remotes[index] ?? '')
      const written = Buffer.concat([Buffer.from('before\n'), await readFile(old), own(index)])
      await writeFile(old, written)
      await rename(old, path.join(laptop, name))
      if (index % 10 === 0) await writeFile(path.join(laptop, copyOf(name)), written)
    }
    await bring(laptop, server)
    // Half of them are corrected before the other machine says more, half after it.
    for (const [index, remote] of remotes.entries()) {
      if (index === 100) {
        await bring(server, laptop)
        for (const name of names) appendFileSync(path.join(laptop, name), 'and more\n')
        await bring(laptop, server)
      }
      expect(await send(index, 'Corrected', remote)).toEqual({ outcome: 'sent', remote: names[index] })
    }
    await bring(server, laptop)
    expect(await notesIn(laptop)).toEqual([...names, ...copies].toSorted())
    for (const [index, name] of names.entries()) {
      const note = await readFile(path.join(laptop, name))
      const [end, more] = [Buffer.from(`precis:end ${idOf(index)} -->\n`), Buffer.from('and more\n')]
      expect(String(note)).toMatch(/^before\n---\ntitle: /)
      expect(String(note)).toContain(`Corrected, ${index}.`)
      expect(note.subarray(note.indexOf(end))).toEqual(Buffer.concat([end, own(index), more]))
      if (index % 10 === 0)
        expect(await readFile(path.join(laptop, copyOf(name)), 'utf8')).toContain(`As it was, ${index}.`)
    }
  })

  it('is left as it is where a note changes while it is written', async () => {
    const [file, words] = [path.join(server, 'note.md'), 'her words']
    const saves = [
      () => appendFileSync(file, words),
      () => writeFileSync(file, words),
      // As a program for synchronizing does it: another file, of the same size and time.
      () => {
        writeFileSync(`${file}.new`, words)
        utimesSync(`${file}.new`, 1, 1)
        renameSync(`${file}.new`, file)
      },
    ]
    for (const save of saves) {
      writeFileSync(file, 'as it was')
      utimesSync(file, 1, 1)
      const replaced = replaceNote(file, idOf(1), () => {
        save()
        return Buffer.from('ours')
      })
      await expect(replaced).rejects.toThrow(NoteTaken)
      expect(await readFile(file, 'utf8')).toContain(words)
      expect(await readdir(server)).toEqual(['note.md'])
    }
  })
})
