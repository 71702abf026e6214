import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPictures } from '#extension/messages/page-messages.ts'
import { holdPlayer } from '#extension/reading/capture-frame.ts'

const picture = `data:image/jpeg;base64,${'A'.repeat(40)}`
const signal = new AbortController().signal

/** A canvas of a page whose browser draws, or refuses. */
function drawOn({ toDataURL = () => picture, drawImage = () => undefined } = {}): void {
  const canvas = { toDataURL }
  const context = { canvas, drawImage, getImageData: () => ({ data: new Uint8ClampedArray(64 * 36 * 4) }) }
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value: () => context,
    configurable: true,
  })
}

type Player = { lands?: (second: number) => number; size?: [number, number]; isSilent?: boolean }

/** A player that plays at second 5; it lands where a test says. */
function player({ lands = (second) => second, size = [1280, 720], isSilent = false }: Player = {}) {
  const video = document.createElement('video')
  let now = 5
  let isPaused = false
  Object.defineProperties(video, {
    currentTime: {
      get: () => now,
      set: (second: number) => {
        now = lands(second)
        if (!isSilent) queueMicrotask(() => video.dispatchEvent(new Event('seeked')))
      },
    },
    paused: { get: () => isPaused },
    mediaKeys: { value: null, configurable: true },
    videoWidth: { value: size[0] },
    videoHeight: { value: size[1] },
    pause: { value: () => (isPaused = true) },
    play: {
      value: async () => {
        isPaused = false
      },
    },
  })
  return video
}

const wait = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve, 5))
const takeAt = async (video: HTMLVideoElement | null, second: number) =>
  await holdPlayer(video, { wait }).frameAt(second, signal)

afterEach(() => vi.restoreAllMocks())

describe('a picture of a player', () => {
  it('is of its second, and the player goes on where it was', async () => {
    drawOn()
    const video = player()
    const held = holdPlayer(video, { wait })
    expect(await held.frameAt(12, signal)).toEqual({ second: 12, picture })
    expect([video.currentTime, video.paused]).toEqual([12, true])
    held.release()
    expect([video.currentTime, video.paused]).toEqual([5, false])
  })

  it.each([
    ['no video', null, 'NO_VIDEO'],
    ['a player that goes elsewhere', player({ lands: () => 30 }), 'LATE'],
    ['a player that never arrives', player({ isSilent: true }), 'LATE'],
    ['a video without a picture', player({ size: [0, 0] }), 'LATE'],
  ])('is refused of %s', async (_what, video, failure) => {
    drawOn()
    await expect(takeAt(video, 12)).rejects.toMatchObject({ failure })
  })

  it('is refused by name where the video is encrypted, before or meanwhile', async () => {
    drawOn()
    const video = player()
    const held = holdPlayer(video, { wait })
    Object.defineProperty(video, 'mediaKeys', { value: {} })
    await expect(held.frameAt(12, signal)).rejects.toMatchObject({ failure: 'PROTECTED' })
    expect(() => holdPlayer(video, { wait })).toThrow(expect.objectContaining({ failure: 'PROTECTED' }))
  })

  it.each(['toDataURL', 'drawImage'])('is refused where the browser throws at %s', async (name) => {
    drawOn({
      [name]: () => {
        throw new DOMException('Tainted', 'SecurityError')
      },
    })
    await expect(takeAt(player(), 12)).rejects.toMatchObject({ failure: 'FOREIGN' })
  })

  it('of another site is refused before the player is moved', () => {
    drawOn({
      drawImage: () => {
        throw new DOMException('Tainted', 'SecurityError')
      },
    })
    expect(() => holdPlayer(player(), { wait })).toThrow(expect.objectContaining({ failure: 'FOREIGN' }))
  })

  it('is never larger than the panel shows, whatever size a page gives its video', async () => {
    drawOn()
    const made: HTMLCanvasElement[] = []
    const create = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name)
      if (element instanceof HTMLCanvasElement) made.push(element)
      return element
    })
    await takeAt(player({ size: [60_000, 2] }), 12)
    expect(made.map(({ width, height }) => [width, height]).at(-1)).toEqual([640, 1])
  })
})

describe('the answer of a page', () => {
  it.each([
    ['nothing', null],
    ['another kind of picture', { ok: true, frames: [{ second: 1, picture: 'data:image/svg+xml,<svg/>' }] }],
    ['an address', { ok: true, frames: [{ second: 1, picture: 'https://evil.example/x.jpg' }] }],
    ['a picture of megabytes', { ok: true, frames: [{ second: 1, picture: picture + 'A'.repeat(400_000) }] }],
    ['a time that is none', { ok: true, frames: [{ second: Number.NaN, picture }] }],
    [
      'more pictures than there are slides',
      { ok: true, frames: Array.from({ length: 121 }, () => ({ second: 1, picture })) },
    ],
    ['a reason that nobody knows', { ok: false, failure: '<b>' }],
  ])('that is %s is a page that gives none', (_what, answer) => {
    expect(readPictures(answer)).toEqual({ ok: false, failure: 'LATE' })
  })

  it('is read where it is what it should be', () => {
    expect(readPictures({ ok: true, frames: [{ second: 1, picture }] })).toEqual({
      ok: true,
      frames: [{ second: 1, picture }],
    })
    expect(readPictures({ ok: false, failure: 'FOREIGN' })).toEqual({ ok: false, failure: 'FOREIGN' })
  })
})
