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
  const overview = summarized.flatMap(({ title: name, videoId, line }) =>
    line === null ? [] : [`- **${plain(name)}**: ${plain(line.text)}${moment(videoId, line.second)}`],
  )
  const failed = items.flatMap(({ title: name, problem }) =>
    problem === null ? [] : [`- ${plain(name)}: ${plain(problem.detail)}`],
  )
  const parts = [`# ${plain(title)}`]
  if (source !== null) parts.push(`<${source.url}>`)
  if (overview.length > 0) parts.push(`## Overview\n\n${overview.join('\n')}`)
  parts.push(...summarized.map(({ note }) => note))
  if (failed.length > 0) parts.push(`## Not summarized\n\n${failed.join('\n')}`)
  return `${parts.join('\n\n')}\n`
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
