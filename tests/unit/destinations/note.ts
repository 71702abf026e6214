import type { DestinationReply, SentNote } from '#server/ports/destinations.ts'
import { summaryDocument } from '../export/summary-document.ts'

/** A summary for a destination, with its first line highlighted. */
export function sentNote(changes: Partial<SentNote> = {}): SentNote {
  const { summary = summaryDocument() } = changes
  const [line] = summary.insights
  return {
    id: '0b9e7d1c-7c3b-4a39-9f3c-6d3c1b0d1a11',
    isWhole: true,
    language: 'en',
    summary,
    highlights:
      line === undefined
        ? []
        : [{ key: 'insight-0', line, note: 'for the talk', at: '2026-11-26T08:00:00.000Z' }],
    ...changes,
  }
}

/** A summary of so many highlighted lines. */
export function manyLines(count: number): SentNote {
  const { insights } = summaryDocument()
  const [first] = insights
  if (first === undefined) throw new Error('It has lines')
  const lines = Array.from({ length: count }, (_, index) => ({
    ...first,
    text: `Line ${index}`,
    quote: `said ${index}`,
    second: index,
  }))
  const highlights = lines.map((line, index) => ({
    key: `insight-${index}`,
    line,
    note: '',
    at: '2026-11-26T08:00:00.000Z',
  }))
  return sentNote({ isWhole: false, summary: summaryDocument({ insights: lines }), highlights })
}

/** The text that a reply gives to the next attempt. */
export function remoteOf(reply: DestinationReply): string | null {
  return 'remote' in reply ? reply.remote : null
}
