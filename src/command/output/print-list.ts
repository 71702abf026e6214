import type { FoundInLibrary } from '#client/precis.ts'
import { formNote } from '#client/remote-forms.ts'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import type { Overview, OverviewLine } from '#contract/overviews.ts'
import type { StoredList } from '#contract/playlists.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'

/** What a link to many videos names, as Markdown, with what it takes to summarize them. */
export function listText({ list, total, yours, isWhole, videos }: StoredList): string {
  const owner = list.owner === null ? '' : ` (${list.owner})`
  const needed = total - yours
  const takes = `Summarizing all takes ${needed} ${needed === 1 ? 'summary' : 'summaries'}; failed ones are free.`
  const facts = [
    `${total} ${total === 1 ? 'video' : 'videos'}${yours === 0 ? '' : `, ${yours} already yours`}.`,
    takes,
    ...(isWhole ? [] : ['YouTube has more; these are the ones that could be listed.']),
  ]
  const lines = videos.map(({ title, videoId, durationSeconds, historyId }, index) => {
    const time = durationSeconds === null ? '' : ` (${clockTime(durationSeconds)})`
    return `${index + 1}. ${title ?? videoId}${time}${historyId === null ? '' : ', already yours'}`
  })
  return `# ${list.title ?? 'A list of videos'}${owner}\n\n${facts.join(' ')}\n\n${lines.join('\n')}\n`
}

type Printed = {
  collection: Collection
  overview?: Overview | null
  items: readonly CollectionItem[]
  url: string
}

/** A collection as Markdown: the first insight of each video with its time, what failed and why, and what waits. */
export function collectionText({ collection, overview = null, items, url }: Printed): string {
  const { title, counts, form, pausedBy, resumesAt } = collection
  const parts = [
    `# ${title}`,
    `${counts.done + counts.skipped} of ${counts.total} summarized${formNote(form)}: ${url}`,
  ]
  if (pausedBy === 'quota') {
    const when = resumesAt === null ? 'when there are some' : `at ${resumesAt}`
    parts.push(`No summaries are left. It goes on by itself ${when}.`)
  }
  if (overview !== null) parts.push(overviewText(overview))
  const said = items.flatMap(({ line, ...item }) => {
    if (line === null) return []
    return [`- ${nameOf(item)}: ${line.text}${line.second === null ? '' : ` (${clockTime(line.second)})`}`]
  })
  if (said.length > 0) parts.push(said.join('\n'))
  const failed = items.flatMap(({ problem, ...item }) =>
    problem === null ? [] : [`- ${nameOf(item)}: ${problem.detail}`],
  )
  if (failed.length > 0) parts.push(`## Not summarized\n\n${failed.join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

/** The gist and the lines, each with its state and where it is said. */
function overviewText({ gist, lines }: Overview): string {
  return [...(gist === null ? [] : [gist]), ...lines].map(overviewLine).join('\n')
}

function overviewLine({ text, state, findings, citations }: OverviewLine): string {
  const said = citations.map(
    ({ title, second }) => `${title ?? 'A video'}${second === null ? '' : ` ${clockTime(second)}`}`,
  )
  const note = stateNote({ state, findings, quote: citations[0]?.quote ?? '' })
  return `- ${text} (${[note, ...said].join('; ')})`
}

/** Collections with how far each is, as Markdown. */
export function collectionsText(collections: readonly Collection[]): string {
  if (collections.length === 0) return 'You have no collections yet.\n'
  const lines = collections.map(({ title, tags, counts, state, form }) => {
    const failed = counts.failed === 0 ? '' : `, ${counts.failed} failed`
    const tagged = tags.length === 0 ? '' : ` [${tags.join(', ')}]`
    return `- ${title}${tagged}: ${counts.done + counts.skipped} of ${counts.total} summarized${failed}, ${state}${formNote(form)}`
  })
  return `${lines.join('\n')}\n`
}

/** What the videos of a collection say about a question, as Markdown. */
export function foundText(question: string, { said, passages }: FoundInLibrary): string {
  const head = said ? [] : ["The videos don't say. Nearest to it:"]
  const lines = passages.map(({ videoTitle, videoUrl, quote, second }) => {
    const link = videoUrl === null ? '' : ` ${second === null ? videoUrl : atSecond(videoUrl, second)}`
    return `- ${videoTitle}${second === null ? '' : `, ${clockTime(second)}`}: “${quote}”${link}`
  })
  return `${[`# ${question}`, ...head, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n')}\n`
}

function nameOf({ title, videoId }: Pick<CollectionItem, 'title' | 'videoId'>): string {
  return title ?? videoId ?? 'A video'
}
