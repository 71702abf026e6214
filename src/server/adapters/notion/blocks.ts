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
  rich_text: z.array(
    z.object({ text: z.object({ content: z.string(), link: z.object({ url: z.string() }).nullish() }) }),
  ),
})

/** A block that is there says what is wanted, with the same links. */
export function isSameBlock(child: Readonly<Record<string, unknown>>, block: Block): boolean {
  return contentOf(child, block.type) === contentOf(block, block.type)
}

/** The text of a block and its addresses, however Notion parts its pieces; `null` for what is not ours. */
function contentOf(block: Readonly<Record<string, unknown>>, type: Block['type']): string | null {
  const { data } = richSchema.safeParse(block[type])
  if (data === undefined) return null
  const pieces = data.rich_text.map(({ text }) => text)
  const urls = pieces.flatMap(({ link }) => link?.url ?? [])
  return [pieces.map(({ content }) => content).join(''), ...urls].join('\n')
}
