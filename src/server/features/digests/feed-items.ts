import { escapeUTF8 } from 'entities'
import { generateRssFeed } from 'feedsmith'
import type { DigestEntry } from '#contract/digests.ts'
import { isFound } from '#evidence/line-state.ts'
import { stateName } from '#export/describe-line.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { digestInsights } from '#product/following.ts'
import { clockTime } from '#product/times.ts'
import type { presentSummary } from '#server/features/summaries/service.ts'

/** The answer with a feed: stored by nobody else, and asked for with its validator. */
export function asFeed(feed: string) {
  const type = 'application/rss+xml; charset=utf-8'
  return { bytes: Buffer.from(feed), type, maxAgeSeconds: null, isUnlisted: true }
}

/** A summary in brief: its gist, and the first of its lines that were found. */
type Brief = Pick<DigestEntry, 'form' | 'gist' | 'insights'>

/** The brief of a summary, as digests and feeds have it. */
export function briefOf(summary: ReturnType<typeof presentSummary>): Brief {
  const { form, gist, gistSentence, summarySentences, insights } = summary
  const isGistShown = gist !== null && gist !== '' && (gistSentence === null || isFound(gistSentence.state))
  // The built-in engine writes no gist: the first sentence that it took stands for it.
  const opening = summarySentences.find(({ state }) => isFound(state))?.text ?? null
  const shownGist = isGistShown ? gist : opening
  // Key insights alone have insights; of another form its first lines stand in their place.
  const lines = insights.length > 0 ? insights : summarySentences.filter(({ text }) => text !== shownGist)
  return {
    form: form.name,
    gist: shownGist,
    insights: lines
      .filter(({ state }) => isFound(state))
      .slice(0, digestInsights)
      .map(({ text, quote, second, speaker, state }) => ({ text, quote, second, speaker, state })),
  }
}

/** A summary in a feed. */
type FeedItem = Pick<DigestEntry, 'id' | 'title' | 'source' | 'gist' | 'insights'> & {
  link: string
  at: string
}

/** A feed as RSS 2.0, with its own address; it is the same as long as its items are. */
export function writeFeed(
  about: { title: string; description: string; link: string; self: string },
  items: readonly FeedItem[],
): string {
  const { self, ...channel } = about
  return generateRssFeed({
    ...channel,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => ({
      title: item.title ?? item.link,
      link: item.link,
      guid: { value: item.id, isPermaLink: false },
      pubDate: new Date(item.at),
      description: describe(item),
    })),
  })
}

function describe({ source, gist, insights, link }: FeedItem): string {
  const lines = insights.map((line) => {
    const { second, state } = line
    const at =
      second === null
        ? ''
        : ` <a href="${escapeUTF8(`${link}?t=${Math.floor(second)}s`)}">${clockTime(second)}</a>`
    return `<li>${escapeUTF8(withSpeakers(line.text, line))}${at} (${stateName({ state, quote: '' })})</li>`
  })
  return [
    source === null ? '' : `<p>${escapeUTF8(source)}</p>`,
    gist === null ? '' : `<p>${escapeUTF8(gist)}</p>`,
    lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`,
  ].join('')
}
