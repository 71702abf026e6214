import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CutStart } from '#core/recordings/cut-pieces.ts'
import { sendRecording } from '#web/features/recordings/send-recording.ts'
import type { SendTools } from '#web/features/recordings/send-recording.ts'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply, stubServer } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { contentHash, piece, readyPiece, receiver, recording, recordingId } from './factories.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const file = new File(['sound'], 'talk.mp4')
const put = (index: number) => `PUT /api/recordings/${recordingId}/pieces/${index}` as const
const complete = `POST /api/recordings/${recordingId}/complete` as const

/** Sends a file of five pieces; `given` is what the server has, `handlers` what it answers otherwise. */
async function send(given: Parameters<typeof receiver>[0] = {}, handlers: Handlers = {}, ends = 5) {
  const controller = new AbortController()
  const server = stubServer({ ...receiver(given).handlers, ...handlers })
  const seen = {
    waits: [] as number[],
    cutFrom: [] as CutStart[],
    isLost: [] as boolean[],
    sentMs: 0,
    closed: 0,
  }
  const tools: SendTools = {
    contentHash: async () => contentHash,
    wait: async (seconds) => void seen.waits.push(seconds),
    openSound: async () => {
      let next = 0
      return {
        durationMs: 600_000,
        cut: async (_limits, from) => {
          next = from.index
          seen.cutFrom.push(from)
        },
        next: async () =>
          next < ends ? { type: 'piece', piece: readyPiece(next++) } : { type: 'ended', isDamaged: false },
        close: () => (seen.closed += 1),
      }
    },
  }
  const options = {
    file,
    language: '',
    signal: controller.signal,
    onProgress: (_recording: unknown, sentMs: number) => (seen.sentMs = sentMs),
    onConnection: (isLost: boolean) => seen.isLost.push(isLost),
  }
  const sent = sendRecording(options, tools)
  return { sent, server, seen, controller, keys: () => server.calls.map(({ key }) => key) }
}

describe('sending a recording', () => {
  it('sends each piece with its times and then says how many there are', async () => {
    const { sent, server, seen } = await send()
    expect(await sent).toEqual({ recording: expect.objectContaining({ state: 'hearing' }), isDamaged: false })
    const { startMs, endMs } = piece(2)
    const third = server.calls.find(({ key }) => key === put(2))
    expect(Object.fromEntries(third?.url.searchParams ?? [])).toEqual({
      startMs: `${startMs}`,
      endMs: `${endMs}`,
    })
    expect(third?.headers.get('content-type')).toBe('audio/ogg')
    expect(server.calls[0]?.body).toEqual({ name: 'talk.mp4', contentHash, durationMs: 600_000 })
    expect(server.calls.at(-1)).toMatchObject({ key: complete, body: { pieces: 5, durationMs: 600_000 } })
    expect(seen).toMatchObject({ sentMs: 600_000, closed: 1, cutFrom: [{ index: 0, startMs: 0 }] })
  })

  it('goes on behind the pieces that arrived, and sends those alone that are missing', async () => {
    const { sent, keys, seen } = await send({ pieces: [piece(0, 'heard'), piece(1), piece(3)] })
    await sent
    expect(seen.cutFrom).toEqual([{ index: 2, startMs: 238_000 }])
    expect(keys()).toEqual(['POST /api/recordings', put(2), put(4), complete])
  })

  it('sends nothing of a sound that was sent before', async () => {
    const { sent, keys } = await send({ state: 'ready', transcriptId: recordingId })
    expect(await sent).toMatchObject({ recording: { state: 'ready' } })
    expect(keys()).toEqual(['POST /api/recordings'])
  })

  it('has three pieces on their way and no more', async () => {
    let now = 0
    let most = 0
    const slowly = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return jsonReply({ recording: recording() })
    }
    const { sent } = await send({}, Object.fromEntries([0, 1, 2, 3, 4].map((index) => [put(index), slowly])))
    await sent
    expect(most).toBe(3)
  })

  it('waits for a lost connection, longer each time, and goes on', async () => {
    let tries = 0
    const { sent, seen, server } = await send(
      {},
      {
        [put(1)]: () => {
          tries += 1
          if (tries < 4) throw new TypeError('Failed to fetch')
          return jsonReply({ recording: recording() })
        },
      },
    )
    expect(await sent).toMatchObject({ isDamaged: false })
    expect(seen.waits).toEqual([1, 2, 4])
    expect(seen.isLost).toEqual([true, true, true, false])
    expect(server.calls.filter(({ key }) => key === put(1))).toHaveLength(4)
  })

  it('waits as long as a busy server asks for, which is no lost connection', async () => {
    let tries = 0
    const busy = () => problemReply(problem({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 40 }))
    const { sent, seen } = await send(
      {},
      {
        [complete]: () =>
          tries++ === 0 ? busy() : jsonReply({ recording: recording({ state: 'hearing' }) }),
      },
    )
    await sent
    expect(seen).toMatchObject({ waits: [40], isLost: [false, false] })
  })

  it('ends with what the server refuses for good, and sends no more pieces', async () => {
    const refused = () => problemReply(problem({ status: 429, code: 'PASTE_LIMIT' }))
    const { sent, keys, seen } = await send({}, { [put(1)]: refused })
    await expect(sent).rejects.toMatchObject({ problem: { code: 'PASTE_LIMIT' } })
    expect(keys()).not.toContain(complete)
    expect(keys()).not.toContain(put(4))
    expect(seen).toMatchObject({ waits: [], closed: 1 })
  })

  it('says that a file breaks off long before the end that it names, and uses what there is', async () => {
    const { sent, server } = await send({}, {}, 3)
    expect(await sent).toMatchObject({ isDamaged: true })
    expect(server.calls.at(-1)?.body).toEqual({ pieces: 3, durationMs: 360_000 })
  })

  it('ends when it is given up, and closes the file', async () => {
    const { sent, controller, seen } = await send({}, { [put(0)]: () => new Promise<never>(() => undefined) })
    controller.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen.closed).toBe(1)
  })
})
