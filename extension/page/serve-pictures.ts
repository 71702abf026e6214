import type { InferOutput } from 'valibot'
import type { BrowserApi } from '../browser/api.ts'
import { slidesPort } from '../messages/page-messages.ts'
import type { PicturesOutcome, slidesNewsShape } from '../messages/page-messages.ts'
import { holdPlayer, NoPicture } from '../reading/capture-frame.ts'
import type { Frame, HeldPlayer } from '../reading/capture-frame.ts'
import { findSlides } from '../reading/find-slides.ts'
import type { PageVideo } from '../reading/page-transcript.ts'
import type { Surroundings } from '../reading/surroundings.ts'

/** The page as far as its pictures need it. */
export type PictureServices = {
  api: BrowserApi
  /** The video of the page; `null` where it has none. */
  video: () => PageVideo | null
  /** The element that plays. */
  player: () => HTMLVideoElement | null
  /** An advertisement plays in its place. */
  isAd: () => boolean
  wait: Surroundings['wait']
}
type Take = (held: HeldPlayer, signal: AbortSignal) => Promise<Frame[]>

const frameTimeoutMs = 20_000
/** A day of talk is looked at in less. */
const maxSeconds = 24 * 3600

type Taking = { videoId: string | null; signal: AbortSignal; take: Take }

/**
 * Gives the panel pictures of the video that the page is about, one after another: its slides over a
 * connection, and by what is returned the one of a second.
 */
export function servePictures(services: PictureServices) {
  const { api, player } = services
  const { runtime } = api
  let last: Promise<unknown> = Promise.resolve()
  /** Two that move the player at once would take each other's pictures. */
  const inTurn = async (taking: Taking): Promise<PicturesOutcome> => {
    const work = last.then(async () => await takePictures(services, taking))
    last = work
    return await work
  }

  runtime.onConnect.addListener((port) => {
    if (!port.name.startsWith(slidesPort) || port.sender?.id !== runtime.id) return
    const leaving = new AbortController()
    port.onDisconnect.addListener(() => leaving.abort())
    const onShare = (share: number): void => {
      if (!leaving.signal.aborted) port.postMessage({ share } satisfies InferOutput<typeof slidesNewsShape>)
    }
    const take: Take = async (held, signal) => {
      const durationSeconds = player()?.duration ?? Number.NaN
      if (!(durationSeconds > 0 && durationSeconds <= maxSeconds)) throw new NoPicture('LATE')
      const lookAt = async (second: number): Promise<Uint8Array> =>
        // A player that loads slowly is asked once more.
        await held.lookAt(second, signal).catch(async () => await held.lookAt(second, signal))
      const frames: Frame[] = []
      for (const second of await findSlides({ durationSeconds, lookAt, onShare }))
        frames.push(await held.frameAt(second, signal))
      return frames
    }
    const videoId = port.name.slice(slidesPort.length) || null
    void inTurn({ videoId, signal: leaving.signal, take }).then((outcome) =>
      leaving.signal.aborted ? undefined : port.postMessage(outcome),
    )
  })

  return async ({ videoId, second }: { videoId: string | null; second: number }) =>
    await inTurn({
      videoId,
      signal: AbortSignal.timeout(frameTimeoutMs),
      take: async (held, signal) => [await held.frameAt(second, signal)],
    })
}

/** Takes pictures of a video that the page is still about afterwards. Never rejects. */
async function takePictures(
  { video, player, isAd, wait }: PictureServices,
  { videoId, signal, take }: Taking,
): Promise<PicturesOutcome> {
  const isHere = (): boolean => video()?.videoId === videoId
  try {
    if (!isHere()) throw new NoPicture('LEFT')
    if (isAd()) throw new NoPicture('AD')
    const held = holdPlayer(player(), { wait })
    try {
      const frames = await take(held, signal)
      if (isAd()) throw new NoPicture('AD')
      return isHere() ? { ok: true, frames } : { ok: false, failure: 'LEFT' }
    } finally {
      if (isHere()) held.release()
    }
  } catch (error) {
    return { ok: false, failure: error instanceof NoPicture ? error.failure : 'LATE' }
  }
}
