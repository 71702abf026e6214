import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { createNotesFolder } from '#server/adapters/notes-folder/notes-folder.ts'
import { createNotion } from '#server/adapters/notion/notion.ts'
import { createReadwise } from '#server/adapters/readwise/readwise.ts'
import { startDestinations } from '#server/features/destinations/send-items.ts'
import type { Sending } from '#server/jobs/sending.ts'
import type { Destinations } from '#server/ports/destinations.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { createNotionSimulator } from '#tests/fakes/notion/simulator.ts'
import { createReadwiseSimulator, readwiseToken } from '#tests/fakes/readwise/simulator.ts'
import { asFetch, createJumpingClock } from '#tests/fakes/service.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import type { Person } from '../security/people.ts'

export const asReadwise = { kind: 'readwise', token: readwiseToken }
const video = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }

/** An application whose destinations are simulated, in a folder of its own. */
export async function openDestinations() {
  const clock = createJumpingClock()
  const at = { folder: '', readwise: createReadwiseSimulator(), notion: createNotionSimulator() }
  const destinations: Destinations = {
    readwise: createReadwise({
      origin: 'https://readwise.io',
      fetch: asFetch((call) => at.readwise.answer(call)),
      clock,
    }),
    notion: createNotion({
      origin: 'https://api.notion.com',
      fetch: asFetch((call) => at.notion.answer(call)),
      clock,
    }),
    folder: {
      find: (...given) => createNotesFolder(at.folder).find(...given),
      send: (...given) => createNotesFolder(at.folder).send(...given),
    },
  }
  const mailbox = createMailbox()
  const app = await startApp({ isCounted: true, destinations, mailer: mailbox, trustProxy: ['127.0.0.1'] })
  const started: Sending[] = []
  const stopSending = async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()))
  }
  return {
    ...callsOf(app),
    app,
    at,
    mailbox,
    started,
    stopSending,
    /** Begins to send, as one process. */
    send: () => {
      const { db, secret, log, readNote } = app.deps
      started.push(
        startDestinations({ db, secret, log, readNote, destinations, random: () => 0.5, pollMs: 20 }),
      )
    },
    begin: async () => {
      at.folder = await mkdtemp(path.join(tmpdir(), 'precis-notes-'))
      at.readwise = createReadwiseSimulator(clock.now)
      at.notion = createNotionSimulator(clock.now)
    },
    end: async () => {
      await stopSending()
      await app.database.pool.query('delete from destinations')
      await rm(at.folder, { recursive: true })
    },
  }
}

/** The calls that the tests make. */
function callsOf(app: TestApp) {
  const list = async ({ headers }: Person) => {
    const reply = await app.call('GET /api/destinations', { headers })
    if (!reply.ok) throw new Error(reply.problem.detail)
    return reply.body.destinations
  }
  return {
    list,
    untilSent: async (owner: Person, ...counts: number[]) =>
      await expect.poll(async () => (await list(owner)).map(({ sent }) => sent)).toEqual(counts),
    summarize: async ({ headers }: Person): Promise<string> => {
      const made = await app.call('POST /api/summarize', { headers, payload: video })
      if (!made.ok || made.body.locked || made.body.historyId === null) throw new Error('No summary')
      return made.body.historyId
    },
    connect: async ({ headers }: Person, payload: object) => {
      const reply = await app.call('POST /api/destinations', {
        headers,
        payload: { rule: 'button', ...payload },
      })
      if (!reply.ok) throw new Error(reply.problem.detail)
      return reply.body.destination
    },
    highlight: async ({ headers }: Person, id: string, note: string, line = 'insight-0') => {
      const asked = { headers, path: `/api/history/${id}/highlights/${line}`, payload: { note } }
      const reply = await app.call('PUT /api/history/:id/highlights/:line', asked)
      if (!reply.ok) throw new Error(reply.problem.detail)
    },
    sendNow: async ({ headers }: Person, id: string, historyId: string) => {
      const asked = { headers, path: `/api/destinations/${id}/items`, payload: { historyId } }
      return await app.call('POST /api/destinations/:id/items', asked)
    },
  }
}
