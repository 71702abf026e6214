import { z } from 'zod'
import { highlightParts, noteParts } from '#export/note-parts.ts'
import type { NotePart } from '#export/note-parts.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import type { SentNote } from '#server/ports/destinations.ts'

/** Notion takes 2,000 characters in one piece of text, and 100 pieces in one block. */
const maxPieces = 100

type Text = { text: { content: string; link: { url: string } | null } }
type Rich = { rich_text: Text[] }

/** A block as Notion takes it. */
export type Block =
  | { type: 'heading_2'; heading_2: Rich }
  | { type: 'paragraph'; paragraph: Rich }
  | { type: 'bulleted_list_item'; bulleted_list_item: Rich }
  | { type: 'quote'; quote: Rich }

/** The blocks of a summary, or of its highlighted lines. */
export function toBlocks({ isWhole, language, summary, highlights }: SentNote): Block[] {
  const words = fileWordsIn(language)
  const parts = isWhole ? noteParts(summary, highlights, words) : highlightParts(summary, highlights, words)
  return parts.map(toBlock)
}

/** The title of a page. */
export function pageTitle(text: string): Text[] {
  return toText(text, null).slice(0, 1)
}

function toBlock({ kind, text, time = null }: NotePart): Block {
  const lead = time === null ? [] : [...toText(time.text, time.url), ...toText(' ', null)]
  const rich = { rich_text: [...lead, ...toText(text, null)].slice(0, maxPieces) }
  const makers = {
    heading: () => ({ type: 'heading_2', heading_2: rich }) as const,
    paragraph: () => ({ type: 'paragraph', paragraph: rich }) as const,
    item: () => ({ type: 'bulleted_list_item', bulleted_list_item: rich }) as const,
    quote: () => ({ type: 'quote', quote: rich }) as const,
  }
  return makers[kind]()
}

function toText(text: string, url: string | null): Text[] {
  // By characters: a pair that is cut would be refused.
  const pieces = text.match(/[^]{1,1999}(?![\udc00-\udfff])/g) ?? []
  return pieces.map((content) => ({ text: { content, link: url === null ? null : { url } } }))
}

const richSchema = z.object({
  rich_text: z.array(z.object({ plain_text: z.string(), href: z.string().nullable().optional() })),
})

/** A block that is there says what is wanted, with the same links. */
export function isSameBlock(child: Readonly<Record<string, unknown>>, block: Block): boolean {
  const there = richSchema.safeParse(child[block.type])
  if (!there.success) return false
  return (
    JSON.stringify(joined(there.data.rich_text.map((each) => [each.plain_text, each.href ?? null]))) ===
    JSON.stringify(joined(piecesOf(block).map(({ text }) => [text.content, text.link?.url ?? null])))
  )
}

function piecesOf(block: Block): Text[] {
  if ('heading_2' in block) return block.heading_2.rich_text
  if ('paragraph' in block) return block.paragraph.rich_text
  return 'quote' in block ? block.quote.rich_text : block.bulleted_list_item.rich_text
}

/** Neighbours of the same link as one: Notion may give them so. */
function joined(pieces: readonly (readonly [string, string | null])[]): [string, string | null][] {
  const all: [string, string | null][] = []
  for (const [text, url] of pieces) {
    const last = all.at(-1)
    if (last !== undefined && last[1] === url) last[0] += text
    else all.push([text, url])
  }
  return all
}
