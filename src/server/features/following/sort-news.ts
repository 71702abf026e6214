/** An entry of a reading, in its order. */
type Read = { key: string; publishedAt: string | null }

/** What is known of the source before a reading. */
export type KnownEntries = {
  /** The keys of the reading that are stored, and whether each is an anchor. */
  stored: ReadonlyMap<string, { isAnchor: boolean }>
  /** Whether the source has any anchor; one that was empty at the beginning has none. */
  hasAnchors: boolean
  /** When the watch began, in ms. */
  beganAt: number
  /** Whether every unknown entry is news, wherever it stands: a playlist whose whole list is known. */
  isWholeListKnown: boolean
}

/** Clocks of publishers and ours differ. */
const slackMs = 3_600_000

/**
 * Which entries of a reading are news: those above an entry that a reading without a gap has covered, and those that are dated after
 * the watch began. Below such an entry and undated, they were there before. `hasGap`: no such entry is among them, so that more news
 * may stand below.
 */
export function sortNews(
  entries: readonly Read[],
  { stored, hasAnchors, beganAt, isWholeListKnown }: KnownEntries,
): { news: string[]; hasGap: boolean } {
  const deepest = entries.findLastIndex(({ key }) => stored.get(key)?.isAnchor === true)
  const isNews = ({ key, publishedAt }: Read, index: number): boolean => {
    if (stored.has(key)) return false
    if (isWholeListKnown || !hasAnchors || index < deepest) return true
    return publishedAt !== null && Date.parse(publishedAt) >= beganAt - slackMs
  }
  const hasGap = entries.length > 0 && hasAnchors && deepest < 0
  return { news: entries.filter(isNews).map(({ key }) => key), hasGap }
}
