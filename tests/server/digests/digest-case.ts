import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AppError } from '#core/app-error.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { captionsOf, channelOf, published, readerAt, workUntilIdle } from '../following/world.ts'
import { jump, takeClockAtNoon } from '../quota/quota-case.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'

/** The place where the pages are. */
export const origin = 'http://precis.example'
/** The secret that the mail provider signs with. */
export const secret = 'whsec_c2VjcmV0IG9mIHRoZSBwcm92aWRlcg=='
/** Videos without captions, and why. */
export const failures = new Map<string, AppError>()
/** The emails that were sent. */
export const mailbox = createMailbox()
/** In ms. */
export const hour = 3_600_000
/** The channel that is followed. */
export const channel = channelOf(1)
let feeds: FeedSimulator
/** The application of the test file. */
export let app: TestApp
/**
 * Starts the application for the tests of a file, with an empty database and the clock of the quotas for
 * each.
 */
export function openDigestCase(): void {
  beforeAll(async () => {
    feeds = await startFeedSimulator()
    const captions = captionsOf(failures)
    app = await startApp({
      feeds: readerAt(feeds.origin),
      transcriptSources: [captions],
      isCounted: true,
      mailer: mailbox,
      publicUrl: origin,
      mailWebhookSecret: secret,
    })
  })
  beforeEach(async () => {
    feeds.published.set(channel, [published(1, Date.now())])
    failures.clear()
    mailbox.emails.length = 0
    mailbox.outcome = { sent: true }
    await emptyTables(app.database)
    await takeClockAtNoon(app.database)
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await feeds[Symbol.asyncDispose]()
  })
}

/** Publishes the videos of these numbers. */
export const publish = (...numbers: number[]): void => {
  const known = feeds.published.get(channel) ?? []
  feeds.published.set(channel, [...numbers.map((n) => published(n, Date.now() + n)).toReversed(), ...known])
}
/** The digests of an account with its settings. */
export const listOf = async ({ headers }: Person) => {
  const reply = await app.call('GET /api/digests', { headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body
}
/** A digest of an account. */
export const digestOf = async ({ headers }: Person, id: string | undefined) =>
  await app.call('GET /api/digests/:id', { path: `/api/digests/${id}`, headers })
/** Changes the settings of an account. */
export const settle = ({ headers }: Person, changes: object = {}) => {
  const payload = { frequency: 'daily', hour: 8, weekday: 1, zone: 'UTC', isMailed: true, ...changes }
  return app.call('PUT /api/digests/settings', { headers, payload })
}
/** A follower of the channel, which then publishes these. */
export async function follower(...news: number[]): Promise<Person> {
  const person = await createMember(app)
  const payload = { url: `https://www.youtube.com/channel/${channel}`, zone: 'UTC' }
  const reply = await app.call('POST /api/follows', { headers: person.headers, payload })
  if (!reply.ok) throw new Error(reply.problem.detail)
  publish(...news)
  mailbox.emails.length = 0
  return person
}
/** Lets a day pass after which one digest was due; the work on new videos is done before. */
export async function passDay(): Promise<void> {
  await jump(app.database, hour)
  await workUntilIdle(app)
  await jump(app.database, 23 * hour)
  await workUntilIdle(app)
}
