import { describe, expect, it } from 'vitest'
import { YoutubeFailure } from '#server/adapters/youtube/failures/youtube-failure.ts'
import { createCircuitBreaker } from '#server/adapters/youtube/ladder/circuit-breaker.ts'
import { createTestClock } from './test-clock.ts'

const failure = new YoutubeFailure('CLIENT_REJECTED')
const second = 1000
const minute = 60 * second

function openBreaker() {
  const clock = createTestClock()
  const breaker = createCircuitBreaker(clock)
  for (let i = 0; i < 5; i += 1) breaker.failed('IOS', failure)
  return { clock, breaker }
}

describe('the breaker of an application', () => {
  it('lets it be tried until it has failed five times in a row', () => {
    const breaker = createCircuitBreaker(createTestClock())
    for (let i = 0; i < 4; i += 1) breaker.failed('IOS', failure)
    expect(breaker.pauseOf('IOS')).toBeNull()
    breaker.succeeded('IOS')
    for (let i = 0; i < 4; i += 1) breaker.failed('IOS', failure)
    expect(breaker.pauseOf('IOS')).toBeNull()
    breaker.failed('IOS', failure)
    expect(breaker.pauseOf('IOS')).toEqual({ failure, ms: 30 * second })
  })

  it('does not keep the others from being tried', () => {
    expect(openBreaker().breaker.pauseOf('ANDROID')).toBeNull()
  })

  it('lets one request at a time find out whether it works again', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(30 * second)
    expect(breaker.pauseOf('IOS')).toBeNull()
    expect(breaker.pauseOf('IOS')).toEqual({ failure, ms: 20 * second })
    breaker.succeeded('IOS')
    expect(breaker.pauseOf('IOS')).toBeNull()
    expect(breaker.pauseOf('IOS')).toBeNull()
  })

  it('lets another one find out when the first never came back', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(30 * second)
    expect(breaker.pauseOf('IOS')).toBeNull()
    clock.advance(20 * second)
    expect(breaker.pauseOf('IOS')).toBeNull()
  })

  it('waits twice as long after each further failure, up to ten minutes', () => {
    const { clock, breaker } = openBreaker()
    const pauses = [1, 2, 4, 8, 16, 20, 20].map((halfMinutes) => halfMinutes * 30 * second)
    for (const ms of pauses) {
      expect(breaker.pauseOf('IOS')?.ms).toBe(ms)
      clock.advance(ms)
      expect(breaker.pauseOf('IOS')).toBeNull()
      breaker.failed('IOS', failure)
    }
    expect(breaker.pauseOf('IOS')?.ms).toBe(10 * minute)
  })
})
