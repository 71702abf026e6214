import { expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { manyVideoId } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import { createSubscriber } from '../security/people.ts'
import { collect, read, readItems, storeList, youtubeDeps } from './listed-account.ts'

it('the worker tries a video of a collection again where its failure passes within minutes, and only there', async () => {
  const failures = [
    new AppError('SUMMARY_TIMEOUT', undefined, { retryAfterSeconds: 1 }),
    new AppError('YOUTUBE_UNREACHABLE', undefined, { retryAfterSeconds: 1 }),
    new AppError('SUMMARY_FAILED', 'This one stays.'),
  ]
  const pace = async (): Promise<void> => {
    throw failures.shift() ?? new Error('It was tried once more than it may be.')
  }
  await using youtube = await startYoutubeSimulator()
  await using server = await startApp({
    ...youtubeDeps(youtube.origin),
    engine: createScriptedEngine({ insights: 2, pace }),
    worksOnCollections: true,
  })
  const person = await createSubscriber(server, 'pro')
  const id = await storeList(server, person)
  const made = await collect(server, person, { list: { id, videoIds: [manyVideoId(1)] } })
  await vi.waitFor(
    async () => {
      const ended = await read(server, person, made.id)
      expect(ended).toMatchObject({ state: 'ended', counts: { done: 0, failed: 1 } })
    },
    { timeout: 60_000, interval: 50 },
  )
  const { items } = await readItems(server, person, made.id)
  expect(items[0]?.problem).toMatchObject({ code: 'SUMMARY_FAILED' })
  expect(failures).toEqual([])
})
