import { parseOpml } from 'feedsmith'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { toStorable } from '#core/storable-text.ts'
import type { ListedFeed } from '#server/ports/feeds.ts'
import { isWithinMarkupLimits } from './markup-limits.ts'

const maxTitle = 300
const maxUrl = 2048
const text = z.string().trim().min(1).optional().catch(undefined)

type Outline = Partial<Record<'text' | 'title' | 'xmlUrl' | 'htmlUrl' | 'url', string | undefined>> & {
  outlines?: Outline[] | undefined
}
const outlineSchema: z.ZodType<Outline> = z.object({
  text,
  title: text,
  xmlUrl: text,
  htmlUrl: text,
  url: text,
  outlines: z
    .lazy(() => z.array(outlineSchema))
    .optional()
    .catch(undefined),
})
const documentSchema = z.object({ body: z.object({ outlines: z.array(outlineSchema).catch([]) }) })

/**
 * The feeds that a list of subscriptions (OPML) names, in its order, out of all its folders.
 * @throws AppError `FEED_UNREADABLE` for anything else
 */
export function parseList(bytes: Uint8Array): ListedFeed[] {
  const xml = new TextDecoder().decode(bytes)
  if (!isWithinMarkupLimits(xml)) throw noList()
  try {
    return documentSchema.parse(parseOpml(xml)).body.outlines.flatMap(feedsOf)
  } catch (cause) {
    throw noList(cause)
  }
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
