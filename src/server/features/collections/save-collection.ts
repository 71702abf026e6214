import type { Overview, OverviewLine } from '#contract/overviews.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { toDocument } from '#export/documents.ts'
import { summaryNote } from '#export/markdown.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { requireDownload } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { leadingLineOf } from '#server/features/history/service.ts'
import type { presentSummary } from '#server/features/summaries/service.ts'
import type { CollectionDeps } from './context.ts'
import { selectItems } from './items-repo.ts'
import { readOverview } from './overview/read-overview.ts'
import { requireCollection } from './own-collections.ts'
import { readSummaries } from './present.ts'

/**
 * A collection as one Markdown file: the first insight of each video with its time, every summary, and what failed with its reason.
 * @throws AppError `NOT_FOUND` for another account's, `FORBIDDEN` where the plan has no downloads
 */
export async function saveCollection(deps: CollectionDeps, actor: Member, id: string): Promise<string> {
  const { title, source } = await requireCollection(deps, actor, id)
  requireDownload(actor, 'markdown')
  const { historyDays } = plans[actor.plan]
  const all = { from: 0, limit: maxCollectionVideos, q: '', state: null }
  const { items } = await selectItems(deps.db, { collectionId: id, windowDays: historyDays, ...all })
  const summaries = await readSummaries(deps, items, (summary) => ({
    line: leadingLineOf(summary),
    note: noteOf(summary),
  }))
  const summarized = items.flatMap(({ summaryId, ...item }) => {
    const found = summaryId === null ? undefined : summaries.get(summaryId)
    return found === undefined ? [] : [{ ...item, ...found }]
  })
  const written = await readOverview(deps, { id, windowDays: historyDays })
  const lines = summarized.flatMap(({ title: name, videoId, line }) =>
    line === null ? [] : [`- **${plain(name)}**: ${plain(line.text)}${moment(videoId, line.second)}`],
  )
  const failed = items.flatMap(({ title: name, problem }) =>
    problem === null ? [] : [`- ${plain(name)}: ${plain(problem.detail)}`],
  )
  const parts = [`# ${plain(title)}`]
  if (source !== null) parts.push(`<${source.url}>`)
  if (written !== null) parts.push(`## Overview\n\n${overviewText(written)}`)
  if (lines.length > 0)
    parts.push(`## ${written === null ? 'Overview' : 'Each video'}\n\n${lines.join('\n')}`)
  parts.push(...summarized.map(({ note }) => note))
  if (failed.length > 0) parts.push(`## Not summarized\n\n${failed.join('\n')}`)
  return `${parts.join('\n\n')}\n`
}

/** The gist, then the lines, each with its state and the citations in the videos that it rests on. */
function overviewText({ gist, lines, videos, of, engine }: Overview): string {
  const write = ({ text, citations, state, findings }: OverviewLine): string => {
    const led = citations.map(({ title, videoId, second }) => `${plain(title)}${moment(videoId, second)}`)
    return `${plain(text)} (${plain(stateNote({ state, findings, quote: citations[0]?.quote ?? '' }))}; ${led.join('; ')})`
  }
  const about = `Written by ${plain(engine)} out of the summaries of ${videos === of ? videos : `${videos} of ${of}`} videos.`
  const said = [...(gist === null ? [] : [write(gist)]), lines.map((line) => `- ${write(line)}`).join('\n')]
  return [...said, about].filter((part) => part !== '').join('\n\n')
}

/** A level deeper, since the file has a title of its own. */
function noteOf(summary: ReturnType<typeof presentSummary>): string {
  return summaryNote(toDocument(summary)).replaceAll(/^#/gm, '##').trim()
}

function moment(videoId: string | null, second: number | null): string {
  if (second === null) return ''
  const time = clockTime(second)
  const url = videoId === null ? null : atSecond(watchUrl(videoId), second)
  return url === null ? ` (${time})` : ` ([${time}](${url}))`
}

/** A text in one line, without what Markdown would read in it. */
function plain(text: string | null): string {
  return (text ?? 'A video').replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
}
