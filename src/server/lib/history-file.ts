import { ankiDeck } from '#export/anki-notes.ts'
import { bibtexEntry, cslItem } from '#export/citation.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { obsidianFileName } from '#export/obsidian.ts'
import { summaryText } from '#export/plain-text.ts'
import { readwiseHead, summaryReadwiseRows } from '#export/readwise.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { ankiPackage } from './anki/anki-package.ts'
import { writeSummaryFile } from './summary-file.ts'
import { zipFiles } from './zip-files.ts'
import type { ZippedFile } from './zip-files.ts'

type Summaries = AsyncIterable<SummaryDocument>
type Pieces = AsyncIterable<string | Uint8Array>

const writers: Readonly<Record<SummaryFormat, (summaries: Summaries, now: number) => Pieces>> = {
  markdown: (summaries) => zipFiles(asNotes(summaries, 'markdown')),
  obsidian: (summaries) => zipFiles(asNotes(summaries, 'obsidian')),
  notion: (summaries) => zipFiles(asNotes(summaries, 'notion')),
  anki: (summaries, now) => ankiPackage(asDecks(summaries), now),
  readwise: (summaries) => withHead(readwiseHead, summaries, summaryReadwiseRows),
  bibtex: (summaries) => joined(once(summaries), bibtexEntry, '\n'),
  csl: (summaries) => asList(once(summaries), cslItem),
  json: (summaries) => asList(summaries, (summary) => summary),
  text: (summaries) => joined(summaries, summaryText, `\n${'-'.repeat(72)}\n\n`),
}

/** Many summaries as one file, in pieces; one of them is in memory at a time. `now` in ms since 1970. */
export function writeHistoryFile(summaries: Summaries, format: SummaryFormat, now: number): Pieces {
  return writers[format](summaries, now)
}

/** A note for each summary; of the same name there is one, and the others are numbered. */
async function* asNotes(
  summaries: Summaries,
  format: 'markdown' | 'obsidian' | 'notion',
): AsyncGenerator<ZippedFile> {
  const counts = new Map<string, number>()
  for await (const summary of summaries) {
    const name = obsidianFileName(summary)
    const folded = name.toLowerCase()
    const count = (counts.get(folded) ?? 0) + 1
    counts.set(folded, count)
    const content = Buffer.from(await writeSummaryFile(summary, format))
    const numbered = count === 1 ? name : name.replace(/\.md$/, ` (${count}).md`)
    yield { name: numbered, content: [content], at: Date.parse(summary.createdAt) }
  }
}

async function* asDecks(summaries: Summaries) {
  for await (const summary of summaries) yield ankiDeck(summary)
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
    yield before + JSON.stringify(toItem(summary))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
