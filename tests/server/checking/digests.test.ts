import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import { createLyingEngine } from '#tests/fakes/lying-engine.ts'
import { createMailbox } from '#tests/fakes/mail/mailbox.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { captionsOf, channelOf, published, readerAt, workUntilIdle } from '../following/world.ts'
import { signInWith } from '../history/member.ts'
import { jump, takeClockAtNoon } from '../quota/quota-case.ts'
import { linesIn, reported, seenThrough, yesChecks } from './shown-lines.ts'

const hour = 3_600_000
const channel = channelOf(1)
const english = reported('en')
const honest = english.filter(({ kind }) => kind === 'honest')
/** The lies last: a digest shows few lines, and would show these for want of others. */
const lines = [...english.filter(({ text }) => seenThrough.has(text)), ...honest]

/** Every video says what the lying model reports. */
const captions: TranscriptSource = {
  name: 'youtube',
  fetch: async (...given) => {
    const found = await captionsOf().fetch(...given)
    const cues = lines.map(({ said }, at) => ({
      text: said,
      start: at * 10,
      duration: 9,
      speaker: 'Ida Wells',
    }))
    return found === null ? null : { ...found, cues }
  },
}

const mailbox = createMailbox()
let feeds: FeedSimulator
let app: TestApp
beforeAll(async () => {
  feeds = await startFeedSimulator()
  app = await startApp({
    engine: createLyingEngine(lines),
    lineChecks: yesChecks,
    feeds: readerAt(feeds.origin),
    transcriptSources: [captions],
    mailer: mailbox,
    publicUrl: 'http://precis.example',
  })
  feeds.published.set(channel, [published(1, Date.now())])
  await takeClockAtNoon(app.database)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})

it('a digest says "Verified" of a line only where its summary does, on the page, in the feed and in the mail', async () => {
  const headers = await signInWith(app, 'ada@example.org', 'unlimited')
  const payload = { url: `https://www.youtube.com/channel/${channel}`, zone: 'UTC' }
  expect((await app.call('POST /api/follows', { headers, payload })).ok).toBe(true)
  feeds.published.set(channel, [published(2, Date.now()), published(1, Date.now() - hour)])
  mailbox.emails.length = 0
  await jump(app.database, hour)
  await workUntilIdle(app)
  await jump(app.database, 23 * hour)
  await workUntilIdle(app)

  const listed = await app.call('GET /api/digests', { headers })
  if (!listed.ok) throw new Error(listed.problem.detail)
  const id = listed.body.items[0]?.id ?? ''
  const digest = await app.call('GET /api/digests/:id', { path: `/api/digests/${id}`, headers })
  const entry = digest.ok ? digest.body.entries[0] : undefined
  const path = `/api/summaries/${entry?.historyId ?? ''}`
  const summary = await app.call('GET /api/summaries/:id', { path, headers })
  const states = new Map(linesIn(summary.ok && summary.body).map(({ text, state }) => [text, state]))
  expect([...states.values()]).toContain('differs')

  expect(entry?.insights.length).toBeGreaterThan(0)
  for (const { text, state } of entry?.insights ?? []) expect([text, state]).toEqual([text, states.get(text)])
  const feed = await app.app.inject({ url: listed.body.settings?.feedUrl ?? '' })
  const [email] = mailbox.emails
  const written = [feed.body, email?.text ?? '', email?.html ?? '', JSON.stringify(entry)]
  for (const text of written) {
    expect(text).toMatch(/verified/i)
    expect(text).toContain('Ida Wells')
    for (const lie of seenThrough) expect(text).not.toContain(lie)
  }
})
