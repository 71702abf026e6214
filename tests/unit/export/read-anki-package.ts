import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'

const noteSchema = z.object({ id: z.number(), guid: z.string(), flds: z.string(), mid: z.number() })
const cardSchema = z.object({ nid: z.number(), did: z.number(), queue: z.number(), due: z.number() })
const colSchema = z.object({ ver: z.number(), decks: z.string(), models: z.string() })

/** Opens a package as Anki does: a zip file with a database in it. */
export async function readAnkiPackage(pieces: AsyncIterable<Uint8Array | string>) {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece))
  const files = unzipSync(Buffer.concat(all))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-read-anki-'))
  try {
    const file = path.join(folder, 'collection.anki2')
    await writeFile(file, files['collection.anki2'] ?? '')
    using database = new DatabaseSync(file)
    return {
      media: strFromU8(files['media'] ?? new Uint8Array()),
      check: database.prepare('pragma integrity_check').get(),
      notes: z.array(noteSchema).parse(database.prepare('select * from notes order by id').all()),
      cards: z.array(cardSchema).parse(database.prepare('select * from cards order by id').all()),
      col: colSchema.parse(database.prepare('select * from col').get()),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
