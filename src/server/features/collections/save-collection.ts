import type { Overview, OverviewLine } from '#contract/overviews.ts'
import { stateNote } from '#export/describe-line.ts'
import { toDocument } from '#export/documents.ts'
import { fileName } from '#export/file-name.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { plain, summaryNote } from '#export/markdown.ts'
import type { FileWords } from '#product/copied-words.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { requireDownload } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { leadingLineOf } from '#server/features/history/service.ts'
import type { presentSummary } from '#server/features/summaries/service.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import type { CollectionDeps } from './context.ts'
import { selectItems } from './items-repo.ts'
import { readOverview } from './overview/read-overview.ts'
import { requireCollection } from './own-collections.ts'
import { readSummaries } from './present.ts'

/**
 * A collection as one Markdown file: the first insight of each video with its time, every summary, and what
 * failed with its reason.
 * @throws AppError `NOT_FOUND` for another account's, `FORBIDDEN` where the plan has no downloads
 */
export async function saveCollection(
  deps: CollectionDeps,
  actor: Member,
  { id, labels }: { id: string; labels: string },
): Promise<{ name: string; content: string }> {
  const words = fileWordsIn(labels)
  const { collection: texts } = words.files
  const nameOf = (text: string | null) => plain(text ?? texts.aVideo)
  const { title, source } = await requireCollection(deps, actor, id)
  requireDownload(actor, 'markdown')
  const { historyDays } = plans[actor.plan]
  const all = { from: 0, limit: maxCollectionVideos, q: '', state: null }
  const { items } = await selectItems(deps.db, { collectionId: id, windowDays: historyDays, ...all })
  const summaries = await readSummaries(deps, { userId: actor.user.id, rows: items }, (summary) => ({
    line: leadingLineOf(summary),
    note: noteOf(summary, words),
  }))
  const summarized = items.flatMap(({ summaryId, ...item }) => {
    const found = summaryId === null ? undefined : summaries.get(summaryId)
    return found === undefined ? [] : [{ ...item, ...found }]
  })
  const written = await readOverview(deps, { id, windowDays: historyDays })
  const lines = summarized.flatMap(({ title: name, videoId, line }) =>
    line === null
      ? []
      : [`- **${nameOf(name)}**: ${plain(withSpeakers(line.text, line))}${moment(videoId, line.second)}`],
  )
  const failed = items.flatMap(({ title: name, problem }) =>
    problem === null
      ? []
      : [`- ${nameOf(name)}: ${plain(words.problems?.[problem.code]?.detail ?? problem.detail)}`],
  )
  const parts = [`# ${plain(title)}`]
  if (source !== null) parts.push(`<${source.url}>`)
  if (written !== null) parts.push(`## ${texts.overview}\n\n${overviewText(written, words)}`)
  if (lines.length > 0)
    parts.push(`## ${written === null ? texts.overview : texts.eachVideo}\n\n${lines.join('\n')}`)
  parts.push(...summarized.map(({ note }) => note))
  if (failed.length > 0) parts.push(`## ${texts.notSummarized}\n\n${failed.join('\n')}`)
  return { name: fileName(title, '.md'), content: `${parts.join('\n\n')}\n` }
}

/** The gist, then the lines, each with its state and the citations in the videos that it rests on. */
function overviewText({ gist, lines, videos, of, engine }: Overview, words: FileWords): string {
  const { collection: texts } = words.files
  const write = ({ text, citations, state, findings }: OverviewLine): string => {
    const led = citations.map(
      ({ title, videoId, second, speaker }) =>
        `${speaker === undefined ? '' : `${plain(speaker)}, `}${plain(title ?? texts.aVideo)}${moment(videoId, second)}`,
    )
    return `${plain(text)} (${plain(stateNote({ state, findings, quote: citations[0]?.quote ?? '' }, words))}; ${led.join('; ')})`
  }
  const about = videos === of ? texts.madeOfAll(of, plain(engine)) : texts.made(videos, of, plain(engine))
  const said = [...(gist === null ? [] : [write(gist)]), lines.map((line) => `- ${write(line)}`).join('\n')]
  return [...said, about].filter((part) => part !== '').join('\n\n')
}

/** A level deeper, since the file has a title of its own. */
function noteOf(summary: ReturnType<typeof presentSummary>, words: FileWords): string {
  return summaryNote(toDocument(summary), words).replaceAll(/^#/gm, '##').trim()
}

function moment(videoId: string | null, second: number | null): string {
  if (second === null) return ''
  const time = clockTime(second)
  const url = videoId === null ? null : atSecond(watchUrl(videoId), second)
  return url === null ? ` (${time})` : ` ([${time}](${url}))`
}
