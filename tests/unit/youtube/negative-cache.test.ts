import { describe, expect, it } from 'vitest'
import type { FailureKind } from '#server/adapters/youtube/failures/failure-kinds.ts'
import { YoutubeFailure } from '#server/adapters/youtube/failures/youtube-failure.ts'
import { createNegativeCache } from '#server/adapters/youtube/youtube-source.ts'
import { createTestClock } from './simulated-source.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('how long a failure is remembered', () => {
  it.each<[FailureKind, number]>([
    ['PRIVATE_VIDEO', 10 * minute],
    ['AGE_RESTRICTED', 10 * minute],
    ['LIVE_NOW', 10 * minute],
    ['LIVE_PROCESSING', 10 * minute],
    ['VIDEO_NOT_FOUND', 10 * minute],
    ['NO_CAPTIONS', hour],
    ['NO_SPEECH', hour],
    ['ADDRESS_BLOCKED', minute],
    ['ADDRESS_LIMITED', minute],
    ['CAPTIONS_LIMITED', minute],
    ['SESSION_LIMITED', minute],
    ['CAPTIONS_EMPTY', minute],
  ])('holds %s for %i ms', (kind, keepMs) => {
    const clock = createTestClock()
    const cache = createNegativeCache(clock)
    cache.set('a', new YoutubeFailure(kind, { reason: 'Hm' }))
    expect(cache.get('b')).toBeNull()
    clock.advance(keepMs - 1)
    expect(cache.get('a')).toMatchObject({ kind, reason: 'Hm' })
    clock.advance(1)
    expect(cache.get('a')).toBeNull()
  })

  it.each<FailureKind>(['UNREACHABLE', 'CLIENT_REJECTED', 'ANSWER_CHANGED', 'ID_REFUSED'])(
    'does not hold %s at all',
    (kind) => {
      const cache = createNegativeCache(createTestClock())
      cache.set('a', new YoutubeFailure(kind))
      expect(cache.get('a')).toBeNull()
    },
  )

  it('never reaches past the beginning of an announced video', () => {
    const clock = createTestClock()
    const cache = createNegativeCache(clock)
    cache.set('a', new YoutubeFailure('UPCOMING', { startsAt: clock.now() / 1000 + 90 }))
    clock.advance(89 * second)
    expect(cache.get('a')).toMatchObject({ kind: 'UPCOMING' })
    clock.advance(second)
    expect(cache.get('a')).toBeNull()
  })
})

describe('a remembered failure', () => {
  it('tells how much of the wait is left', () => {
    const clock = createTestClock()
    const cache = createNegativeCache(clock)
    cache.set('a', new YoutubeFailure('ADDRESS_BLOCKED', { retryAfterSeconds: 50 }))
    cache.set('b', new YoutubeFailure('PRIVATE_VIDEO'))
    clock.advance(20 * second)
    expect(cache.get('a')?.retryAfterSeconds).toBe(30)
    expect(cache.get('b')?.retryAfterSeconds).toBeNull()
    clock.advance(39 * second)
    expect(cache.get('a')?.retryAfterSeconds).toBe(1)
  })

  it('makes room for newer ones when there are ten thousand', () => {
    const cache = createNegativeCache(createTestClock())
    for (let i = 0; i <= 10_000; i += 1) cache.set(String(i), new YoutubeFailure('PRIVATE_VIDEO'))
    expect(cache.get('0')).toBeNull()
    expect(cache.get('1')).not.toBeNull()
    expect(cache.get('10000')).not.toBeNull()
  })
})
