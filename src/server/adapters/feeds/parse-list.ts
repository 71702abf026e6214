import { parseOpml } from 'feedsmith'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { ListedFeed } from '#server/ports/feeds.ts'
import { isWithinMarkupLimits } from './markup-limits.ts'

const maxTitle = 300
const maxUrl = 2048

type Outline = NonNullable<NonNullable<ReturnType<typeof parseOpml>['body']>['outlines']>[number]

/**
 * The feeds that a list of subscriptions (OPML) names, in its order, out of all its folders.
 * @throws AppError `FEED_UNREADABLE` for anything else
 */
export function parseList(bytes: Uint8Array): ListedFeed[] {
  const xml = new TextDecoder().decode(bytes)
  if (!isWithinMarkupLimits(xml)) throw noList()
  try {
    const outlines = parseOpml(xml).body?.outlines
    if (outlines !== undefined) return outlines.flatMap(feedsOf)
  } catch (cause) {
    throw noList(cause)
  }
  throw noList()
}

/** The feed of an entry, and those inside of it; a folder has no address. */
function feedsOf({ xmlUrl, htmlUrl, url: link, title, text: name, outlines = [] }: Outline): ListedFeed[] {
  const url = xmlUrl ?? htmlUrl ?? link
  const named = toStorable(title ?? name ?? '').slice(0, maxTitle)
  const own = url === undefined ? [] : [{ url: url.slice(0, maxUrl), title: named === '' ? null : named }]
  return [...own, ...outlines.flatMap(feedsOf)]
}

function noList(cause?: unknown): AppError {
  const detail = 'We read lists of feeds in OPML, as feed readers and podcast players export them.'
  return new AppError('FEED_UNREADABLE', detail, cause === undefined ? {} : { cause })
}
