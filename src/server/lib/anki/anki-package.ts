import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { strToU8 } from 'fflate'
import type { AnkiDeck, AnkiNote } from '#local/anki-notes.ts'
import { zipFiles } from '../zip-files.ts'

const schemaVersion = 11
const fieldSeparator = '\u001F'

/**
 * Decks as one `.apkg` file, which Anki imports, in pieces. A note that was imported before is updated, since
 * its name stays the same; one that comes again is left out. The cards are collected in a file, so that
 * memory stays small however many there are.
 * @param now milliseconds since 1970
 */
export async function* ankiPackage(
  decks: AsyncIterable<AnkiDeck> | Iterable<AnkiDeck>,
  now: number,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-anki-'))
  try {
    const file = path.join(folder, 'collection.anki2')
    await writeCollection(file, decks, now)
    yield* zipFiles([
      { name: 'collection.anki2', content: createReadStream(file), at: now },
      { name: 'media', content: [strToU8('{}')], at: now },
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function writeCollection(
  file: string,
  decks: AsyncIterable<AnkiDeck> | Iterable<AnkiDeck>,
  now: number,
): Promise<void> {
  const seconds = Math.floor(now / 1000)
  const named: { id: number; name: string }[] = []
  const known = new Set<string>()
  // Loaded when a deck is written: an older Node warns of it, whatever it is asked for.
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file)
  try {
    // Nobody reads the file after a power cut, so nothing waits for the disk.
    database.exec(`pragma synchronous = off; pragma journal_mode = memory; ${ankiTables}`)
    const addNote = database.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`)
    const addCard = database.prepare(
      `insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
    )
    for await (const { name, notes } of decks) {
      const deckId = numberOf(name)
      if (!named.some(({ id }) => id === deckId)) named.push({ id: deckId, name })
      // One transaction a deck: each statement by itself would wait for the disk.
      database.exec('begin')
      for (const note of notes) {
        const guid = guidOf(note)
        if (known.has(guid)) continue
        const id = now + known.size
        known.add(guid)
        const fields = [note.front, note.back].join(fieldSeparator)
        addNote.run(id, guid, noteTypeId, seconds, fields, note.front, checksum(note))
        addCard.run(id, id, deckId, seconds, known.size)
      }
      database.exec('commit')
    }
    const { conf = '', models = '', decks: all = '', dconf = '', tags = '' } = ankiSettings(named, seconds)
    database
      .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(seconds, now, now, schemaVersion, conf, models, all, dconf, tags)
  } finally {
    database.close()
  }
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

/**
 * The database of an Anki package, version 11 of its schema: what every Anki since 2.0 imports. Tables and
 * fields as AnkiDroid's documentation of the database structure names them.
 */
const ankiTables = `
create table col (
  id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
  decks text not null, dconf text not null, tags text not null
);
create table notes (
  id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
  data text not null
);
create table cards (
  id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null
);
create table revlog (
  id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null
);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);
`

/** The kind of note of all our cards; the same number in each package, so that they share it. */
const noteTypeId = 1_763_000_000_001
const defaultDeckId = 1
const defaultOptionsId = 1

/**
 * The columns of the one row of `col` that are JSON.
 * @param seconds since 1970
 */
function ankiSettings(
  named: readonly { id: number; name: string }[],
  seconds: number,
): Record<string, string> {
  const decks = Object.fromEntries(
    [{ id: defaultDeckId, name: 'Default' }, ...named].map(({ id, name }) => [id, deck(id, name, seconds)]),
  )
  const conf = { activeDecks: [1], curDeck: 1, curModel: noteTypeId, nextPos: 1, sortType: 'noteFld' }
  return {
    conf: JSON.stringify(conf),
    models: JSON.stringify({ [noteTypeId]: noteType(named[0]?.id ?? defaultDeckId, seconds) }),
    decks: JSON.stringify(decks),
    dconf: JSON.stringify({ [defaultOptionsId]: defaultOptions }),
    tags: '{}',
  }
}

const style = `.card { font-family: sans-serif; font-size: 20px; line-height: 1.5; text-align: left; }
blockquote { margin: 0.5em 0; padding-left: 0.8em; border-left: 3px solid #888; }`

function noteType(deckId: number, seconds: number) {
  const template = {
    name: 'Card 1',
    ord: 0,
    qfmt: '{{Front}}',
    afmt: '{{FrontSide}}<hr id="answer">{{Back}}',
    bafmt: '',
    bqfmt: '',
    did: null,
  }
  return {
    id: noteTypeId,
    name: 'Précis',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tags: [],
    vers: [],
    css: style,
    latexPre: '',
    latexPost: '',
    flds: [field('Front', 0), field('Back', 1)],
    req: [[0, 'any', [0]]],
    tmpls: [template],
  }
}

function field(name: string, ord: number) {
  return { name, ord, font: 'Arial', size: 20, media: [], rtl: false, sticky: false }
}

function deck(id: number, name: string, seconds: number) {
  return {
    id,
    name,
    desc: '',
    mod: seconds,
    usn: -1,
    dyn: 0,
    conf: defaultOptionsId,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 0,
    extendRev: 0,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  }
}

const defaultOptions = {
  id: defaultOptionsId,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
}
