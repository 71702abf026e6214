import type { CutStart, PieceLimits } from '#core/recordings/cut-pieces.ts'
import type { FromSoundWorker, SoundFailure, ToSoundWorker } from './sound-messages.ts'

/** The sound of a file that was opened, which another thread takes out of it. */
export type SoundReader = {
  durationMs: number
  /** Cuts the sound from a point on; `next` gives piece after piece of it. */
  cut: (limits: PieceLimits, from: CutStart) => Promise<void>
  next: () => Promise<Extract<FromSoundWorker, { type: 'piece' | 'ended' }>>
  close: () => void
}

/** Opens the sound of a file; gives the reason where it can't be read. Throws where no reader is loaded. */
export type OpenSound = (file: Blob) => Promise<SoundReader | SoundFailure>

/** Opens the sound of a file in a thread of its own, which is loaded by then and no earlier. */
export const openSound: OpenSound = async (file) => {
  if (!isSecureContext) return 'NO_HTTPS'
  const worker = new Worker(new URL('sound-worker.ts', import.meta.url), { type: 'module' })
  const opened = await ask(worker, { type: 'open', file }).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  if (opened.type !== 'opened') {
    worker.terminate()
    return opened.type === 'failed' ? opened.failure : 'NO_MEDIA'
  }
  return {
    durationMs: opened.durationMs,
    cut: async (limits, from) => void (await ask(worker, { type: 'cut', limits, from })),
    next: async () => {
      const answer = await ask(worker, { type: 'next' })
      return answer.type === 'piece' || answer.type === 'ended' ? answer : { type: 'ended', isDamaged: true }
    },
    close: () => worker.terminate(),
  }
}

/** The worker's answer to a message; it gives one for each, in their order. */
async function ask(worker: Worker, message: ToSoundWorker): Promise<FromSoundWorker> {
  const { promise, resolve, reject } = Promise.withResolvers<FromSoundWorker>()
  const answered = new AbortController()
  const { signal } = answered
  worker.addEventListener('message', ({ data }: MessageEvent<FromSoundWorker>) => resolve(data), { signal })
  worker.addEventListener('error', ({ message: text }) => reject(new Error(text)), { signal })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker takes none.
  worker.postMessage(message)
  return await promise.finally(() => answered.abort())
}
