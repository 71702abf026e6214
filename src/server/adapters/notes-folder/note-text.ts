import { highlightItems } from '#export/highlights.ts'
import { frontMatter } from '#export/markdown.ts'
import { obsidianBody } from '#export/obsidian.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import type { SentNote } from '#server/ports/destinations.ts'

const beginOf = (id: string) => `<!-- precis:begin ${id} -->`
const endOf = (id: string) => `<!-- precis:end ${id} -->`

/** A summary as a note: how it begins, and what stands between its marks from then on. */
export function toNote({ id, isWhole, language, summary, highlights }: SentNote) {
  const words = fileWordsIn(language)
  const lines = highlights.map(({ line, note, at }) => ({
    line: { evidence: line },
    highlight: { note, createdAt: at },
  }))
  const items = highlightItems(lines, summary.videoUrl, words)
  const marked = items.length === 0 ? [] : [`## ${words.files.highlights}`, ...items]
  const body = [...(isWhole ? [obsidianBody(summary, words).trimEnd()] : []), ...marked].join('\n\n')
  const section = `${beginOf(id)}\n\n${body}\n\n${endOf(id)}`
  return {
    name: summary.videoTitle,
    mark: beginOf(id),
    section: (lineEnd: string): Buffer => Buffer.from(section.replaceAll('\n', lineEnd)),
    // The count of states changes with corrections, and properties are its owner's from here on.
    content: (): Buffer =>
      Buffer.from(`${frontMatter({ ...summary, summarySentences: [] }, words)}\n\n${section}\n`),
  }
}

/** The bytes around our part of a note; `null` where its marks are not one pair. */
export function splitNote(
  note: Buffer,
  id: string,
): { before: Buffer; after: Buffer; lineEnd: string } | null {
  const [begin, end] = [beginOf(id), endOf(id)]
  const [start, stop] = [note.indexOf(begin), note.indexOf(end)]
  const isPair =
    start !== -1 && stop > start && start === note.lastIndexOf(begin) && stop === note.lastIndexOf(end)
  if (!isPair) return null
  const lineEnd = note.includes('\r\n') ? '\r\n' : '\n'
  return { before: note.subarray(0, start), after: note.subarray(stop + end.length), lineEnd }
}
