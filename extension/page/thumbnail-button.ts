import { parseVideoLink } from '#product/video-link.ts'
import { drawButton } from './button.ts'
import type { TextOf } from './button.ts'

type Shown = { videoId: string; host: HTMLElement }

/** The distance of the button from the corner of a picture, in pixels. */
const margin = 8

/**
 * Shows the button in the corner of the picture of a video in a list, while the pointer is on it or after a
 * long press, and calls `onPress` with its video. There is one at most, none in the page before, and none of
 * a script that an update has cut off.
 */
export function showOnThumbnails(
  document: Document,
  textOf: TextOf,
  { onPress, isCutOff }: { onPress: (videoId: string) => void; isCutOff: () => boolean },
): void {
  let shown: Shown | null = null

  function leave(): void {
    shown?.host.remove()
    shown = null
  }

  function meet({ target }: Event): void {
    if (isCutOff()) return leave()
    if (!(target instanceof Element) || target === shown?.host) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const videoId = link === null ? null : (parseVideoLink(link.href)?.videoId ?? null)
    // A preview that plays over the picture is a link to the same video.
    if (videoId !== null && videoId === shown?.videoId) return
    leave()
    const picture = link?.querySelector('img') ?? null
    if (videoId === null || picture === null) return
    const { left, top } = picture.getBoundingClientRect()
    const host = drawButton(document, textOf, 'video', () => {
      leave()
      if (!isCutOff()) onPress(videoId)
    })
    host.dataset['over'] = ''
    host.style.left = `${left + scrollX + margin}px`
    host.style.top = `${top + scrollY + margin}px`
    document.body.append(host)
    shown = { videoId, host }
  }

  for (const type of ['pointerover', 'contextmenu']) document.addEventListener(type, meet, { passive: true })
  document.addEventListener('yt-navigate-finish', leave)
}
