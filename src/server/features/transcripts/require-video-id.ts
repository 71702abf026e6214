import { parseVideoLink } from '#product/video-link.ts'
import { AppError } from '#server/lib/app-error.ts'

/** The video id in a link. @throws AppError `INVALID_LINK` */
export function requireVideoId(link: string): string {
  const parsed = parseVideoLink(link)
  if (parsed === null) {
    throw new AppError(
      'INVALID_LINK',
      "That doesn't look like a YouTube video link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…",
    )
  }
  if (parsed.videoId === null) {
    throw new AppError('INVALID_LINK', 'That link names a playlist. Paste the link of one video in it.')
  }
  return parsed.videoId
}
