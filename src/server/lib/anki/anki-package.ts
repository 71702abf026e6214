import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import type { AnkiDeck, AnkiNote } from '#export/anki-notes.ts'
import { ankiSettings, noteTypeId } from './anki-collection.ts'
import { ankiTables } from './anki-tables.ts'

const schemaVersion = 11
const fieldSeparator = '\u001F'

/**
 * A deck as an `.apkg` file, which Anki imports. A note that was imported before is updated, since its name stays the same.
 * @param now milliseconds since 1970
 */
export async function ankiPackage(deck: AnkiDeck, now: number): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-anki-'))
  try {
    const file = path.join(folder, 'collection.anki2')
    writeCollection(file, deck, now)
    return zipSync({ 'collection.anki2': new Uint8Array(await readFile(file)), media: strToU8('{}') })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function writeCollection(file: string, { name, notes }: AnkiDeck, now: number): void {
  const seconds = Math.floor(now / 1000)
  const deckId = numberOf(name)
  const database = new DatabaseSync(file)
  database.exec(ankiTables)
  const { conf = '', models = '', decks = '', dconf = '', tags = '' } = ankiSettings(deckId, name, seconds)
  database
    .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(seconds, now, now, schemaVersion, conf, models, decks, dconf, tags)
  const addNote = database.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`)
  const addCard = database.prepare(
    `insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
  )
  for (const [at, note] of notes.entries()) {
    const id = now + at
    addNote.run(
      id,
      guidOf(note),
      noteTypeId,
      seconds,
      [note.front, note.back].join(fieldSeparator),
      note.front,
      checksum(note),
    )
    addCard.run(id, id, deckId, seconds, at + 1)
  }
  database.close()
}

/** By this name Anki knows a note again. */
function guidOf({ id }: AnkiNote): string {
  return hash('sha256', id, 'base64url').slice(0, 10)
}

/** The first 32 bits of the SHA-1 of the first field without tags, by which Anki finds doubles. */
function checksum({ front }: AnkiNote): number {
  return Number.parseInt(hash('sha1', front.replaceAll(/<[^>]*>/g, '')).slice(0, 8), 16)
}

/** A number of a deck that is the same for the same name; as large as the times that Anki takes for it. */
function numberOf(name: string): number {
  return 1_600_000_000_000 + (Number.parseInt(hash('sha256', name).slice(0, 10), 16) % 100_000_000_000)
}
