import { summaryNote } from '#export/markdown.ts'
import { toDocument } from '#export/documents.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { requireDownload } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { CollectionDeps } from './context.ts'
import { selectItems } from './items-repo.ts'
import { requireCollection } from './own-collections.ts'
import { presentItems } from './present.ts'

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
  const lines = await presentItems(deps, items)
  const overview = lines.flatMap(({ title: name, videoId, line }) =>
    line === null ? [] : [`- **${plain(name)}**: ${plain(line.text)}${moment(videoId, line.second)}`],
  )
  const failed = lines.flatMap(({ title: name, problem }) =>
    problem === null ? [] : [`- ${plain(name)}: ${plain(problem.detail)}`],
  )
  const parts = [`# ${plain(title)}`]
  if (source !== null) parts.push(`<${source.url}>`)
  if (overview.length > 0) parts.push(`## Overview\n\n${overview.join('\n')}`)
  for (const { summaryId } of items) {
    const found = summaryId === null ? null : await deps.summaries.read(summaryId)
    // A level deeper, since the file has a title of its own.
    if (found !== null)
      parts.push(
        summaryNote(toDocument(presentSummary(found)))
          .replaceAll(/^#/gm, '##')
          .trim(),
      )
  }
  if (failed.length > 0) parts.push(`## Not summarized\n\n${failed.join('\n')}`)
  return `${parts.join('\n\n')}\n`
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
