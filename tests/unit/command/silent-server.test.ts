import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runPrecis } from './run-precis.ts'

const runId = '5a0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const begun = `id: 1\nevent: run\ndata: ${JSON.stringify({ runId })}\n\n`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * A server that begins its answer, gives signs of life for two minutes, and then no more; `asked` are the
 * addresses, `signs` what it could send.
 */
function silentServer(asked: string[], signs: number[]): typeof fetch {
  return (address, { signal } = {}) => {
    asked.push(new URL(address instanceof Request ? address.url : address).pathname)
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: async (controller) => {
        const encoder = new TextEncoder()
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        controller.enqueue(encoder.encode(begun))
        for (let sign = 0; sign < 4; sign += 1) {
          await vi.advanceTimersByTimeAsync(30_000)
          if (signal?.aborted === true) return
          controller.enqueue(encoder.encode(':\n\n'))
          signs.push(sign)
        }
        await vi.advanceTimersByTimeAsync(60_000)
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  }
}

it('a server that falls silent is asked again, and given up in the end', async () => {
  const [asked, signs]: [string[], number[]] = [[], []]
  const env = { PRECIS_SERVER: 'https://precis.test', PRECIS_KEY: 'precis_any' }
  const ran = await runPrecis(['https://youtu.be/WZyRbnpGyzQ', '-q'], {
    env,
    fetch: silentServer(asked, signs),
  })
  expect(ran).toMatchObject({ code: 69, output: '' })
  expect(ran.errors).toContain('The summary goes on and will be in your history.')
  expect(asked).toEqual(['/api/summarize', ...Array.from({ length: 5 }, () => `/api/runs/${runId}/events`)])
  // Each of the six connections was held as long as it gave signs.
  expect(signs).toHaveLength(24)
})
