import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SoundLinks } from '#server/ports/sound-links.ts'
import { createScriptedRecognizer, remaining, says, wav } from '../recordings/recording-app.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { episode, startPodcasts } from './world.ts'

const ears = createScriptedRecognizer()
const fetched: string[] = []
/** Sound of half a minute at each address. */
const soundLinks: SoundLinks = {
  find: async (link) => ({ title: 'From its file', transcripts: [], sound: { url: link, by: 'http' } }),
  findsVideos: false,
  async *cut(sound) {
    if ('url' in sound) fetched.push(sound.url)
    yield { index: 0, startMs: 0, endMs: 30_000, bytes: new Uint8Array(wav(30, 1)) }
  },
}
let podcasts: Awaited<ReturnType<typeof startPodcasts>>
beforeAll(async () => {
  podcasts = await startPodcasts({ recognizer: ears, soundLinks, hears: true })
})
beforeEach(async () => {
  fetched.length = 0
  ears.pieces.length = 0
  ears.answer = () => says('Captain Meyer wrote in 1852 that no ship was lost in the first four winters.')
  await podcasts.empty()
})
afterAll(() => podcasts[Symbol.asyncDispose]())

const sound = 'https://cdn.example/one.mp3'
const published = [{ ...episode(1), sound }]

/** Follows the show before its episode is published. */
async function followed(): Promise<{ person: Person; id: string }> {
  podcasts.feeds.published.set('show', [])
  const person = await createMember(podcasts.app)
  const { id } = await podcasts.followed(person)
  return { person, id }
}

/** Waits until the sound is heard: time that passes before would end the lease on it. */
async function untilHeard(state: 'ready' | 'failed'): Promise<void> {
  await expect
    .poll(async () => (await podcasts.app.database.pool.query('select state from recordings')).rows, {
      timeout: 30_000,
    })
    .toEqual([{ state }])
}

describe('an episode without a transcript', () => {
  it('is heard for its follower, and summarized', async () => {
    const { person, id } = await followed()
    podcasts.feeds.published.set('show', published)
    await podcasts.pass()
    await untilHeard('ready')
    await podcasts.pass(120_000)
    expect(await podcasts.itemsOf(person, id)).toMatchObject([{ title: 'Episode 1', state: 'done' }])
    expect(fetched).toEqual([sound])
    expect(ears.pieces).toHaveLength(1)
    expect(await remaining(podcasts.app, person)).toBe(29)
  })

  it('waits where its follower has no minutes left, and costs nothing', async () => {
    const { person, id } = await followed()
    await podcasts.app.database.pool.query(
      `insert into recording_reservations (recording_id, index, person_id, state, sound_ms, created_at)
        select gen_random_uuid(), 0, person_id, 'committed', 1800000, ledger_now() from users where email = $1`,
      [person.email],
    )
    podcasts.feeds.published.set('show', published)
    await podcasts.pass()
    expect(await podcasts.itemsOf(person, id)).toMatchObject([{ state: 'unpaid' }])
    expect(fetched).toEqual([])
  })

  it('fails with the reason where its sound cannot be heard', async () => {
    const { person, id } = await followed()
    ears.answer = () => ({
      ok: false,
      failure: { code: 'RECOGNIZER_REFUSED', retryAfterSeconds: null, cause: new Error('It refuses') },
    })
    podcasts.feeds.published.set('show', published)
    await podcasts.pass()
    await untilHeard('failed')
    await podcasts.pass(120_000)
    expect(await podcasts.itemsOf(person, id)).toMatchObject([
      { state: 'failed', reasonCode: 'RECOGNIZER_REFUSED' },
    ])
    expect(await remaining(podcasts.app, person)).toBe(30)
  })
})
