import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from '#server/adapters/youtube/strategies/try-strategies.ts'
import type { CircuitBreaker } from '#server/adapters/youtube/strategies/try-strategies.ts'
import { createTestClock } from './simulated-source.ts'

const second = 1000
const minute = 60 * second
const videos = ['one', 'two', 'three', 'four', 'five']

/** Leave to try it, which must be given. */
function admitted(breaker: CircuitBreaker, videoId = 'another') {
  const admission = breaker.admit('IOS', videoId)
  if ('pauseMs' in admission) throw new Error(`It is paused for ${admission.pauseMs} ms.`)
  return admission
}

function pauseOf(breaker: CircuitBreaker, name = 'IOS'): number | null {
  const admission = breaker.admit(name, 'another')
  return 'pauseMs' in admission ? admission.pauseMs : null
}

function openBreaker() {
  const clock = createTestClock()
  const breaker = createCircuitBreaker(clock)
  for (const videoId of videos) admitted(breaker, videoId).failed()
  return { clock, breaker }
}

describe('the breaker of an application', () => {
  it('lets it be tried until it has failed for five videos in a row', () => {
    const breaker = createCircuitBreaker(createTestClock())
    for (const videoId of videos.slice(1)) admitted(breaker, videoId).failed()
    expect(pauseOf(breaker)).toBeNull()
    admitted(breaker).succeeded()
    for (const videoId of videos.slice(1)) admitted(breaker, videoId).failed()
    expect(pauseOf(breaker)).toBeNull()
    admitted(breaker, 'one').failed()
    expect(pauseOf(breaker)).toBe(2 * second)
  })

  it('counts a video once, however often it fails', () => {
    const breaker = createCircuitBreaker(createTestClock())
    for (let i = 0; i < 20; i += 1) admitted(breaker, 'one').failed()
    expect(pauseOf(breaker)).toBeNull()
  })

  it('does not keep the others from being tried', () => {
    expect(pauseOf(openBreaker().breaker, 'ANDROID')).toBeNull()
  })

  it('pauses for no longer when requests fail that were under way as the pause began', () => {
    const clock = createTestClock()
    const breaker = createCircuitBreaker(clock)
    const underWay = Array.from({ length: 40 }, (_, i) => admitted(breaker, `video ${i}`))
    for (const admission of underWay) {
      admission.failed()
      clock.advance(50)
    }
    expect(pauseOf(breaker)).toBe(2 * second - 36 * 50)
  })

  it('lets one request at a time find out whether it works again', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(2 * second)
    const probe = admitted(breaker)
    expect(pauseOf(breaker)).toBe(20 * second)
    probe.succeeded()
    expect(pauseOf(breaker)).toBeNull()
    expect(pauseOf(breaker)).toBeNull()
  })

  it('lets another one find out when the first never came back', () => {
    const { clock, breaker } = openBreaker()
    clock.advance(2 * second)
    const lost = admitted(breaker)
    clock.advance(20 * second)
    admitted(breaker)
    lost.failed()
    expect(pauseOf(breaker)).toBe(20 * second)
  })

  it('waits twice as long after each trial that failed, up to ten minutes', () => {
    const { clock, breaker } = openBreaker()
    const pauses = [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600].map((seconds) => seconds * second)
    for (const ms of pauses) {
      expect(pauseOf(breaker)).toBe(ms)
      clock.advance(ms)
      admitted(breaker).failed()
    }
    expect(pauseOf(breaker)).toBe(10 * minute)
  })
})
