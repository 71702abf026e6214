import { contract } from '#contract/api.ts'
import type { HistoryQuery } from '#contract/history.ts'
import { AppError } from '#core/app-error.ts'
import { bibtexEntry, cslItem } from '#export/citation.ts'
import { toDocument } from '#export/documents.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { createFileNames } from '#export/file-name.ts'
import { summaryText } from '#export/plain-text.ts'
import { readwiseHead, summaryReadwiseRows } from '#export/readwise.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import type { FileWords } from '#product/copied-words.ts'
import { plans } from '#product/plans.ts'
import { historyFile, summaryFormats } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { withoutControls } from '#product/without-controls.ts'
import { requireDownload } from '#server/features/accounts/service.ts'
import type { AccountDeps, Member } from '#server/features/accounts/service.ts'
import { presentSummary, readCorrected } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { ankiPackage } from '#server/lib/anki/anki-package.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import { zipFiles } from '#server/lib/zip-files.ts'
import type { ZippedFile } from '#server/lib/zip-files.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { isOwn } from '../context.ts'
import { listIds } from './items.ts'
import { findOwnSummary } from './repo.ts'

type Deps = SummaryDeps & AccountDeps & { callCounter: CallCounter }

/** The filters of a list of the history. */
type Narrowed = Omit<HistoryQuery, 'sort' | 'limit' | 'cursor'>

/** The content of the file: the items of these ids, or all that a search and filters find. `now` in ms. */
type HistoryExport = {
  format: SummaryFormat
  labels: string
  ids: readonly string[] | null
  narrowed: Narrowed
  now: number
}

/** A file to save, in pieces. */
export type HistoryFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> }

const { account: perAccount } = contract['GET /api/history/file'].counts
const pageSize = 50

/**
 * Summaries out of the history of an account as one file, as far as the plan shows and lets them be
 * downloaded. All that can be refused is refused before the first piece.
 * @throws AppError `FORBIDDEN` where the plan has no downloads, `NOT_FOUND` for an id of another owner and
 * where there is nothing
 */
export async function exportHistory(deps: Deps, actor: Member, wanted: HistoryExport): Promise<HistoryFile> {
  const { format, labels, now } = wanted
  requireDownload(actor, format)
  await deps.callCounter.count(`exports/${actor.user.id}`, perAccount)
  const first = await readFirst(deps, actor, wanted)
  if (first.ids.length === 0) throw new AppError('NOT_FOUND', "There's no summary to export.")
  const { extension, type } = historyFile(format)
  const summaries = readSummaries(deps, actor, wanted, first)
  const pieces = writeHistoryFile(summaries, format, { now, words: fileWordsIn(labels) })
  return { name: `precis-history.${extension}`, type, pieces }
}

type Ids = { ids: readonly string[]; nextCursor: string | null }

async function readFirst(deps: Deps, actor: Member, { ids, narrowed }: HistoryExport): Promise<Ids> {
  if (ids === null) return await readIds(deps, actor, narrowed, undefined)
  for (const id of ids) {
    if ((await findInView(deps, actor, id)) === null) {
      throw new AppError('NOT_FOUND', `There's no summary ${id} in your history.`)
    }
  }
  return { ids, nextCursor: null }
}

async function readIds(
  deps: Deps,
  actor: Member,
  narrowed: Narrowed,
  cursor: string | undefined,
): Promise<Ids> {
  return await listIds(deps, actor, { ...narrowed, sort: 'newest', limit: pageSize, cursor })
}

async function findInView({ db }: Deps, actor: Member, id: string) {
  const windowDays = plans[actor.plan].historyDays
  const item = await findOwnSummary(db, { own: isOwn(actor), id, windowDays })
  return item?.isInView === true ? item : null
}

async function* readSummaries(
  deps: Deps,
  actor: Member,
  { narrowed }: HistoryExport,
  first: Ids,
): AsyncGenerator<SummaryDocument> {
  let page = first
  for (;;) {
    for (const id of page.ids) {
      const item = await findInView(deps, actor, id)
      const found = item === null ? null : await readCorrected(deps, actor, item.summaryId)
      // What was deleted meanwhile is left out.
      if (item === null || found === null) continue
      yield { ...toDocument(presentSummary(found)), createdAt: item.createdAt }
    }
    if (page.nextCursor === null) return
    page = await readIds(deps, actor, narrowed, page.nextCursor)
  }
}

type Summaries = AsyncIterable<SummaryDocument>
type Pieces = AsyncIterable<string | Uint8Array>

/** The time of the file, in ms since 1970, and the words beside its lines. */
type Made = { now: number; words: FileWords }

const writers: Readonly<Record<SummaryFormat, (summaries: Summaries, made: Made) => Pieces>> = {
  markdown: (summaries, { words }) => zipFiles(asNotes(summaries, 'markdown', words)),
  obsidian: (summaries, { words }) => zipFiles(asNotes(summaries, 'obsidian', words)),
  notion: (summaries, { words }) => zipFiles(asNotes(summaries, 'notion', words)),
  mindmap: (summaries, { words }) => zipFiles(asNotes(summaries, 'mindmap', words)),
  word: (summaries, { words }) => zipFiles(asNotes(summaries, 'word', words)),
  chapters: (summaries, { words }) => zipFiles(asNotes(summaries, 'chapters', words)),
  anki: (summaries, { now, words }) => ankiPackage(asDecks(summaries, words), now),
  readwise: (summaries, { words }) =>
    withHead(readwiseHead, summaries, (summary) => summaryReadwiseRows(summary, words)),
  bibtex: (summaries) => joined(once(summaries), bibtexEntry, '\n'),
  csl: (summaries) => asList(once(summaries), cslItem),
  json: (summaries) => asList(summaries, (summary) => summary),
  text: (summaries, { words }) =>
    joined(summaries, (summary) => summaryText(summary, words), `\n${'-'.repeat(72)}\n\n`),
}

/** Many summaries as one file, in pieces; one of them is in memory at a time. */
export function writeHistoryFile(summaries: Summaries, format: SummaryFormat, made: Made): Pieces {
  return writers[format](summaries, made)
}

/** A note for each summary. */
async function* asNotes(
  summaries: Summaries,
  format: 'markdown' | 'obsidian' | 'notion' | 'mindmap' | 'word' | 'chapters',
  words: FileWords,
): AsyncGenerator<ZippedFile> {
  const nameOf = createFileNames(`.${summaryFormats[format].extension}`)
  for await (const summary of summaries) {
    const content = Buffer.from(await writeSummaryFile(summary, format, words))
    yield { name: nameOf(summary.videoTitle), content: [content], at: Date.parse(summary.createdAt) }
  }
}

async function* asDecks(summaries: Summaries, words: FileWords) {
  for await (const summary of summaries) yield ankiDeck(summary, words)
}

/** One summary of each video: a citation is of the video. */
async function* once(summaries: Summaries): Summaries {
  const known = new Set<string>()
  for await (const summary of summaries) {
    const { id } = cslItem(summary)
    if (!known.has(id)) yield summary
    known.add(id)
  }
}

async function* withHead(head: string, summaries: Summaries, write: (summary: SummaryDocument) => string) {
  yield head
  for await (const summary of summaries) yield write(summary)
}

async function* joined(summaries: Summaries, write: (summary: SummaryDocument) => string, between: string) {
  let isFirst = true
  for await (const summary of summaries) {
    yield (isFirst ? '' : between) + write(summary)
    isFirst = false
  }
}

/** A list in JSON. */
async function* asList(summaries: Summaries, toItem: (summary: SummaryDocument) => object) {
  let before = '[\n'
  for await (const summary of summaries) {
    yield before + JSON.stringify(withoutControls(toItem(summary)))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
