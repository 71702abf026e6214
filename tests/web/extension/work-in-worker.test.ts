import { describe, expect, it } from 'vitest'
import { createWork } from '#extension/alone/work-in-worker.ts'
import type { JobMessage } from '#extension/alone/work-in-worker.ts'
import { readable } from './open-panel.tsx'

const { signal } = new AbortController()
const page = { ...readable.transcript, captionKind: 'human' as const }
const source = { id: 'talk', videoId: null, page }
const question: [typeof source, string] = [source, 'Where do bees live?']

/** Workers that a test ends and answers for. */
function createWorkers() {
  const opened: { events: EventTarget; sent: JobMessage[]; isOpen: boolean }[] = []
  const open = () => {
    const one = { events: new EventTarget(), sent: new Array<JobMessage>(), isOpen: true }
    opened.push(one)
    return {
      addEventListener: one.events.addEventListener.bind(one.events),
      postMessage: (message: JobMessage) => void one.sent.push(message),
      terminate: () => {
        one.isOpen = false
      },
    }
  }
  const answer = (at: number, value: unknown): void => {
    const { events, sent } = opened[at] ?? { events: new EventTarget(), sent: [] }
    const call = sent.at(-1)?.call
    events.dispatchEvent(new MessageEvent('message', { data: { call, outcome: { ok: true, value } } }))
  }
  return { opened, open, answer }
}

describe('work in a worker', () => {
  it('opens the worker with the first job, and one for all', async () => {
    const { opened, open, answer } = createWorkers()
    const work = createWork(open)
    expect(opened).toHaveLength(0)
    for (const value of ['one', 'two']) {
      const done = work('ask', question, signal)
      answer(0, value)
      expect(await done).toBe(value)
    }
    expect(opened).toHaveLength(1)
  })

  it('fails the jobs of a worker that ends, and opens another for the next', async () => {
    const { opened, open, answer } = createWorkers()
    const work = createWork(open)
    const lost = work('ask', question, signal)
    opened[0]?.events.dispatchEvent(new Event('error'))
    await expect(lost).rejects.toMatchObject({ code: 'SUMMARY_FAILED' })
    const done = work('ask', question, signal)
    answer(1, 'again')
    expect(await done).toBe('again')
  })

  it('closes a worker that nobody waits for, and leaves one that another job waits for', async () => {
    const { opened, open, answer } = createWorkers()
    const work = createWork(open)
    const [one, other] = [new AbortController(), new AbortController()]
    const given = work('ask', question, one.signal)
    const waited = work('ask', question, other.signal)
    one.abort()
    await expect(given).rejects.toThrow('abort')
    expect(opened[0]?.isOpen).toBe(true)
    answer(0, 'done')
    expect(await waited).toBe('done')
    const last = work('ask', question, other.signal)
    other.abort()
    await expect(last).rejects.toThrow('abort')
    expect(opened[0]?.isOpen).toBe(false)
  })
})
