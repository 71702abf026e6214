import { onTestFinished } from 'vitest'
import { refuseEarlierTests } from './current-test.ts'

const realFetch = globalThis.fetch

export type Sent = { url: string; init: RequestInit }

/** Answers every call of the test with `answer`, and gives the list of what was sent. */
export function answerWith(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = []
  onTestFinished(() => {
    globalThis.fetch = realFetch
  })
  globalThis.fetch = refuseEarlierTests((url, init) => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init: init ?? {} })
    return Promise.resolve(answer())
  })
  return sent
}

/** A body that arrives in the given pieces, and then ends, breaks with an error, or stays open. */
export function streamOf(
  pieces: Uint8Array<ArrayBuffer>[],
  { end = 'close', onCancel }: { end?: 'close' | 'open' | Error; onCancel?: () => void } = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = [...pieces]
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = waiting.shift()
      if (piece !== undefined) controller.enqueue(piece)
      else if (end === 'close') controller.close()
      else if (end === 'open') return new Promise(() => undefined)
      else controller.error(end)
      return undefined
    },
    cancel: () => onCancel?.(),
  })
}
