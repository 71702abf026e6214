import { describe, expect, it } from 'vitest'
import type { ModelFailureKind } from '#core/writing/language-model.ts'
import { afterFailure, trusted, whyClosed } from '#server/adapters/language-model/language-models.ts'

const now = 1_000_000

function after(kinds: readonly ModelFailureKind[], retryAfterSeconds: number | null = null) {
  return kinds.reduce((breaker, kind) => afterFailure(breaker, { kind, retryAfterSeconds }, now), trusted)
}

describe('a model is not asked', () => {
  it.each<[string, ModelFailureKind[], number | null, number]>([
    ['for ten minutes after its quota was used up', ['quota'], null, 600],
    ['for as long although a short delay was named', ['quota'], 33, 600],
    ['for as long as was named when that is longer', ['quota'], 1800, 1800],
    ['for an hour at most', ['quota'], 90_000, 3600],
    ['longer when the quota is still used up', ['quota', 'quota'], null, 1200],
    ['after its key was refused', ['unauthorized'], null, 600],
    ['after three outages in a row', ['unavailable', 'timeout', 'unavailable'], null, 60],
    [
      'longer after every further one',
      ['unavailable', 'unavailable', 'unavailable', 'unavailable'],
      null,
      120,
    ],
    ['for the delay that it asks for', ['rate-limited'], 7, 7],
  ])('%s', (_why, kinds, retryAfterSeconds, seconds) => {
    const breaker = after(kinds, retryAfterSeconds)
    expect(whyClosed(breaker, now)).toEqual({ kind: kinds.at(-1), retryAfterSeconds: seconds })
    expect(whyClosed(breaker, now + seconds * 1000 - 1)).not.toBeNull()
    expect(whyClosed(breaker, now + seconds * 1000)).toBeNull()
  })
})

describe('a model is asked again', () => {
  it.each<[string, ModelFailureKind[]]>([
    ['after one outage', ['unavailable']],
    ['after two', ['timeout', 'unavailable']],
    ['after refusals', ['refused', 'refused', 'refused', 'refused']],
    ['after broken answers', ['broken', 'broken', 'broken', 'broken']],
    ['after questions that were too long', ['too-long', 'too-long', 'too-long']],
    ['when it answered, if only to refuse, between outages', ['timeout', 'timeout', 'refused', 'timeout']],
    ['after a limit without a delay', ['rate-limited']],
  ])('%s', (_when, kinds) => {
    expect(whyClosed(after(kinds), now)).toBeNull()
  })
})

it('the breaker keeps an outage in mind over a limit of the rate', () => {
  expect(whyClosed(after(['unavailable', 'unavailable', 'rate-limited', 'unavailable']), now)).toMatchObject({
    kind: 'unavailable',
  })
})

it('the breaker does not shorten the wait for a quota by a limit of the rate', () => {
  const breaker = afterFailure(after(['quota']), { kind: 'rate-limited', retryAfterSeconds: 5 }, now)
  expect(whyClosed(breaker, now + 599_000)).not.toBeNull()
})
