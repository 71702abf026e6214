import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { podcastReader } from '../following/world.ts'
import { createSubscriber } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { linksWith, startSoundHost } from './link-world.ts'
import { createScriptedRecognizer, read, says } from './recording-app.ts'

/** The host that links of the tests lead to. */
export let host: Awaited<ReturnType<typeof startSoundHost>>
/** The application of the test file. */
export let app: TestApp
/** A person with a plan, new for each test. */
export let owner: Person
/** The recognizer of the tests. */
export const ears = createScriptedRecognizer()
/** Starts the host and the application for the tests of a file. */
export function openLinkCase(): void {
  beforeAll(async () => {
    host = await startSoundHost()
    app = await startApp({
      recognizer: ears,
      feeds: podcastReader(),
      soundLinks: linksWith(),
      hears: true,
      isCounted: true,
    })
  })
  beforeEach(async () => {
    ears.pieces.length = 0
    host.requests.length = 0
    ears.answer = () => says('The lighthouse was built in 1848 by two hundred workers from the coast.')
    owner = await createSubscriber(app, 'pro')
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await host[Symbol.asyncDispose]()
  })
}

/** Gives a link to be recorded. */
export const give = async (url: string, { headers }: Person = owner) =>
  await app.call('POST /api/recordings/links', { headers, payload: { url } })
/** The recording of a link. */
export const record = async (url: string, person: Person = owner): Promise<string> => {
  const reply = await give(url, person)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.recording.id
}
/** A recording that came to its end. */
export const ended = async (id: string, person: Person = owner) => {
  await expect
    .poll(async () => (await read(app, person, id)).state, { timeout: 30_000 })
    .toMatch(/ready|failed/)
  return await read(app, person, id)
}
/** The end of the recording of a link, in words. */
export const outcome = async (url: string) => {
  const { state, failure } = await ended(await record(url))
  return `${state} ${failure}`
}

/** A transcript of one line. */
export const vtt = `WEBVTT\n\n00:00:01.000 --> 00:00:09.000\nCaptain Meyer wrote in 1852 that no ship was lost.\n`
/** The feed of one episode. */
export const episodeFeed = (enclosure: string, more = ''): string =>
  `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>The show</title>
   <item><title>The lamp</title><guid>1</guid><enclosure url="${enclosure}" type="audio/mpeg" length="9"/>${more}</item>
   </channel></rss>`
