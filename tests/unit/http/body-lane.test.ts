import { describe, expect, it } from 'vitest'
import { createBodyLane } from '#server/http/limit-large-bodies.ts'

const limits = {
  maxBytes: 30,
  maxBytesPerNetwork: 10,
  maxWaiting: 3,
  maxWaitingPerNetwork: 2,
  waitMs: 60_000,
}
const { signal } = new AbortController()

/** Enters and notes the name once it is in. */
function entering(lane: ReturnType<typeof createBodyLane>, into: string[]) {
  return async (name: string, network: string, bytes = 10) => {
    const leave = await lane.enter({ network, bytes, signal })
    into.push(name)
    return leave
  }
}

describe('a lane of bodies', () => {
  it('has no more bytes in memory than it may, and goes on when one leaves', async () => {
    const inside: string[] = []
    const lane = createBodyLane(limits)
    const enter = entering(lane, inside)
    const [leave] = await Promise.all([enter('a', 'A'), enter('b', 'B'), enter('c', 'C')])
    const fourth = enter('d', 'D')
    await Promise.resolve()
    expect([inside, lane.isContended()]).toEqual([['a', 'b', 'c'], true])
    leave()
    await fourth
    expect([inside, lane.isContended()]).toEqual([['a', 'b', 'c', 'd'], false])
  })

  it('lets a network wait for its own bodies, and others past it', async () => {
    const inside: string[] = []
    const lane = createBodyLane(limits)
    const enter = entering(lane, inside)
    const leave = await enter('a1', 'A')
    const second = enter('a2', 'A')
    await enter('b', 'B')
    expect([inside, lane.isContended()]).toEqual([['a1', 'b'], false])
    leave()
    await second
    expect(inside).toEqual(['a1', 'b', 'a2'])
  })

  it('takes next the network that has the least', async () => {
    const inside: string[] = []
    const enter = entering(createBodyLane({ ...limits, maxBytesPerNetwork: 20 }), inside)
    const [leave, leaveA] = await Promise.all([enter('b', 'B'), enter('a', 'A'), enter('c', 'C')])
    const later = [enter('a again', 'A'), enter('d', 'D')]
    await Promise.resolve()
    leave()
    await later[1]
    expect(inside.at(-1)).toBe('d')
    leaveA()
    await later[0]
  })

  it('refuses when too many wait, of one network or in all, and after the time to wait', async () => {
    const lane = createBodyLane({ ...limits, maxBytes: 10, waitMs: 0 })
    const enter = entering(lane, [])
    await enter('a', 'A')
    const refused = { code: 'OVERLOADED' }
    const waiting = [enter('b', 'B'), enter('b2', 'B')].map((one) =>
      expect(one).rejects.toMatchObject(refused),
    )
    await expect(enter('b3', 'B')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 })
    const third = expect(enter('c', 'C')).rejects.toMatchObject(refused)
    await expect(enter('d', 'D')).rejects.toMatchObject(refused)
    await Promise.all([...waiting, third])
    expect(lane.isContended()).toBe(false)
  })

  it('forgets one whose caller left', async () => {
    const lane = createBodyLane({ ...limits, maxBytes: 10 })
    const leave = await lane.enter({ network: 'A', bytes: 10, signal })
    const gone = new AbortController()
    const waiting = lane.enter({ network: 'B', bytes: 10, signal: gone.signal })
    gone.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    leave()
    leave()
    expect(await lane.enter({ network: 'C', bytes: 10, signal })).toBeInstanceOf(Function)
  })
})
