import { expect, it } from 'vitest'
import { nextRestartDelay } from '#server/db/embedded/supervise.ts'

it('the supervisor waits longer each time and gives up after five restarts in a minute', () => {
  const restarts: number[] = []
  const delays: (number | null)[] = []
  for (let now = 0; now < 30_000; now += 5000) {
    delays.push(nextRestartDelay(restarts, now))
    restarts.push(now)
  }
  expect(delays).toEqual([200, 1000, 5000, 5000, 5000, null])
})

it('the supervisor begins again a minute later', () => {
  const restarts = [0, 1000, 2000, 3000, 4000]
  expect(nextRestartDelay(restarts, 59_000)).toBeNull()
  expect(nextRestartDelay(restarts, 64_001)).toBe(200)
})
