/** A video or an episode as the simulated publisher has it. */
export type Published = {
  key: string
  title: string
  /** ISO 8601. */
  at: string
  /** The address of the sound of an episode. */
  sound?: string
  transcripts?: readonly { url: string; type: string }[]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The Atom feed that YouTube gives of a channel or a playlist: its newest 15 videos. */
export function atomFeed(self: string, title: string, videos: readonly Published[]): string {
  const entries = videos.slice(0, 15).map(
    ({ key, title: name, at }) => `
 <entry><id>yt:video:${key}</id><yt:videoId>${key}</yt:videoId><title>${escaped(name)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${key}"/>
  <published>${at}</published><updated>${at}</updated></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
 <link rel="hub" href="https://hub.example/"/><link rel="self" href="${escaped(self)}"/>
 <title>${escaped(title)}</title>${entries.join('')}
</feed>`
}

/** The RSS of a podcast. */
export function rssFeed(title: string, episodes: readonly Published[]): string {
  const items = episodes.map(
    ({ key, title: name, at, sound, transcripts = [] }) => `
  <item><title>${escaped(name)}</title><guid isPermaLink="false">${escaped(key)}</guid>
   <link>https://podcast.example/${encodeURIComponent(key)}</link><pubDate>${new Date(at).toUTCString()}</pubDate>
   ${sound === undefined ? '' : `<enclosure url="${escaped(sound)}" type="audio/mpeg" length="1"/>`}
   ${transcripts.map(({ url, type }) => `<podcast:transcript url="${escaped(url)}" type="${type}"/>`).join('')}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
  <title>${escaped(title)}</title><link>https://podcast.example/</link>${items.join('')}
</channel></rss>`
}
