import { parseVideoLink } from '#product/video-link.ts'
import { compactCaptions } from './compact-captions.ts'
import { readLoadedCaptions } from './loaded-track.ts'
import { toTitle } from './page-transcript.ts'
import type { PageVideo, ReadOutcome } from './page-transcript.ts'
import { failureOf } from './player-answer.ts'
import { factsOf, findPlayerAnswer, readNamedCaptions } from './player-data.ts'
import type { Surroundings } from './surroundings.ts'
import { readPanel } from './transcript-panel.ts'

/** The video that a page of YouTube is about, by its address; `null` on other pages of the site. */
export function videoOfPage({ document, address }: Pick<Surroundings, 'document' | 'address'>) {
  const url = new URL(address())
  if (!/^\/(?:watch|shorts\/|live\/)/.test(url.pathname)) return null
  const videoId = parseVideoLink(url.href)?.videoId ?? null
  return videoId === null ? null : { videoId, title: titleOf(document) }
}

/**
 * Reads the transcript of the video in a page of YouTube, in three ways that do not depend on each other:
 * what the player's data names, what the player loaded, and the transcript panel. Where the data itself says
 * that there is none, nothing is opened.
 */
export async function readYoutube(around: Surroundings, signal: AbortSignal): Promise<ReadOutcome> {
  if (new URL(around.address()).hostname === 'consent.youtube.com') return { ok: false, failure: 'CONSENT' }
  const video = videoOfPage(around)
  if (video?.videoId === null || video === null) return { ok: false, failure: 'NO_VIDEO' }
  const answer = await findPlayerAnswer(around, video.videoId, signal)
  const failure = answer === null ? null : failureOf(answer)
  if (failure !== null) return { ok: false, failure }
  const named = answer === null ? null : await readNamedCaptions(around, answer, signal)
  const found =
    named ??
    (await readLoadedCaptions(around, video.videoId, signal)) ??
    (isAt(around, video) ? await readPanel(around, signal) : null)
  // What the player's data names is of this video; all else may be of another one that has begun meanwhile.
  if (named === null && !isAt(around, video)) return { ok: false, failure: 'LEFT' }
  if (found === null) return { ok: false, failure: 'UNREADABLE' }
  const facts = answer === null ? factsOfPage(around.document, video) : factsOf(answer)
  return { ok: true, transcript: { ...facts, ...found, captions: compactCaptions(found.captions) } }
}

/** The page is still about the given video. */
function isAt(around: Surroundings, { videoId }: PageVideo): boolean {
  return videoOfPage(around)?.videoId === videoId
}

/** The facts that the page itself gives about its video, without the player's data. */
function factsOfPage(document: Document, { videoId, title }: PageVideo) {
  const channel = document.querySelector(
    'ytd-watch-metadata ytd-channel-name a, ytd-reel-video-renderer[is-active] ytd-channel-name a',
  )
  const seconds = document.querySelector('video')?.duration ?? Number.NaN
  return {
    videoId,
    title,
    channel: toTitle(channel?.textContent),
    durationSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    chapters: [],
  }
}

function titleOf(document: Document): string | null {
  const shown = document.querySelector('ytd-watch-metadata h1')?.textContent
  return toTitle(shown) ?? toTitle(document.title.replace(/^\(\d+\) /, '').replace(/ - YouTube$/, ''))
}
