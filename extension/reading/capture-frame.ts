import type { Surroundings } from './surroundings.ts'

/** The reasons for which a page gives no picture. */
export const pictureFailures = ['NO_VIDEO', 'PROTECTED', 'FOREIGN', 'AD', 'LATE', 'LEFT'] as const
export type PictureFailure = (typeof pictureFailures)[number]

/** A picture that could not be had; its reason is in `failure`. */
export class NoPicture extends Error {
  override name = 'NoPicture'
  readonly failure: PictureFailure

  constructor(failure: PictureFailure, options?: ErrorOptions) {
    super(`The page gives no picture: ${failure}`, options)
    this.failure = failure
  }
}

/** A picture of a video: the second that it shows, and a JPEG as a `data:` address. */
export type Frame = { second: number; picture: string }

/** A player that is held still for its pictures. */
export type HeldPlayer = ReturnType<typeof holdPlayer>

/** The farthest that a picture may be from the second that it is of. */
const maxOffSeconds = 0.2
const maxSeekMs = 8000
/** A browser says nothing of what a page shows that is not in view. */
const maxShowMs = 400
const maxEdge = 640
const quality = 0.72
const grid = { width: 64, height: 36 }

/**
 * Holds a player still, to take pictures at other seconds. What is encrypted is refused by name, and so is a
 * video of another site, whose pictures a browser lets nobody read.
 * @throws NoPicture
 */
export function holdPlayer(video: HTMLVideoElement | null, { wait }: Pick<Surroundings, 'wait'>) {
  if (video === null) throw new NoPicture('NO_VIDEO')
  if (video.mediaKeys) throw new NoPicture('PROTECTED')
  const look = (): Uint8Array =>
    draw(video, grid, (context) => brightnessOf(context.getImageData(0, 0, grid.width, grid.height)))
  // Before the player is moved for nothing.
  if (video.videoWidth > 0) look()
  const before = { second: video.currentTime, isPlaying: !video.paused }
  const goTo = async (second: number, signal: AbortSignal): Promise<number> => {
    video.pause()
    const at = await seek(video, second, { wait, signal })
    if (video.mediaKeys) throw new NoPicture('PROTECTED')
    if (Math.abs(at - second) > maxOffSeconds) throw new NoPicture('LATE')
    return at
  }
  return {
    /** @throws NoPicture; the reason of the signal */
    frameAt: async (second: number, signal: AbortSignal): Promise<Frame> => {
      const at = await goTo(second, signal)
      const share = Math.min(1, maxEdge / Math.max(video.videoWidth, video.videoHeight, 1))
      const size = { width: video.videoWidth * share, height: video.videoHeight * share }
      return {
        second: at,
        picture: draw(video, size, ({ canvas }) => canvas.toDataURL('image/jpeg', quality)),
      }
    },
    /** The brightness of the picture at a second, cell by cell. @throws as `frameAt` */
    lookAt: async (second: number, signal: AbortSignal) => {
      await goTo(second, signal)
      return look()
    },
    /** Puts it back where it was. */
    release: () => {
      video.currentTime = before.second
      if (before.isPlaying) void video.play().catch(() => undefined)
    },
  }
}

type Seeking = Pick<Surroundings, 'wait'> & { signal: AbortSignal }

/** Moves a player and waits until it shows the picture; gives the second that it is at. */
async function seek(video: HTMLVideoElement, second: number, { wait, signal }: Seeking): Promise<number> {
  signal.throwIfAborted()
  const ended = new AbortController()
  const any = { once: true, signal: ended.signal }
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), any)
  video.addEventListener('seeked', () => arrive(), any)
  video.addEventListener('error', () => reject(new NoPicture('LATE')), any)
  video.requestVideoFrameCallback?.(() => show())
  try {
    video.currentTime = second
    const late = wait(maxSeekMs).then(() => Promise.reject(new NoPicture('LATE')))
    await Promise.race([arrived, late, givenUp])
    await Promise.race([shown, wait(maxShowMs), givenUp])
    return video.currentTime
  } finally {
    ended.abort()
  }
}

/** Draws what a player shows, and reads it. @throws NoPicture where the browser refuses either */
function draw<T>(
  video: HTMLVideoElement,
  size: { width: number; height: number },
  read: (context: CanvasRenderingContext2D) => T,
): T {
  const canvas = video.ownerDocument.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width))
  canvas.height = Math.max(1, Math.round(size.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null || video.videoWidth === 0) throw new NoPicture('LATE')
  try {
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return read(context)
  } catch (cause) {
    throw new NoPicture('FOREIGN', { cause })
  }
}

function brightnessOf({ data }: ImageData): Uint8Array {
  const [red, green, blue] = [0.3, 0.59, 0.11]
  return Uint8Array.from(
    { length: data.length / 4 },
    (_cell, at) =>
      red * (data[at * 4] ?? 0) + green * (data[at * 4 + 1] ?? 0) + blue * (data[at * 4 + 2] ?? 0),
  )
}
