import { joinText } from '#product/join-text.ts'
import type { ChapterItem, InsightItem, SentenceItem } from './answer-schema.ts'
import { cleanLine } from './stream/clean-text.ts'
import { isFailureText } from './stream/failure-text.ts'
import type { PromptGuard } from './stream/prompt-guard.ts'
import { cutText } from '#server/lib/storable-text.ts'

/** A title is cut after so many characters, and a quote. */
const maxTitleLength = 120
const maxQuoteLength = 400

/** A statement as plain text, or `null` when nothing may be shown of it: a copy of the instructions, a refusal, no words. */
export function tidyInsight<Item extends Pick<InsightItem, 'text' | 'quote'>>(
  item: Item,
  guard: PromptGuard,
): Item | null {
  const text = cleanLine(item.text)
  return isShowable(text, guard) && !guard.isLeak(item.quote)
    ? { ...item, text, quote: cut(item.quote, maxQuoteLength) }
    : null
}

/** A chapter as plain text, or `null` when nothing may be shown of it; its gist is empty when it may not. */
export function tidyChapter(item: ChapterItem, guard: PromptGuard): ChapterItem | null {
  const title = cut(cleanLine(item.title), maxTitleLength)
  const gist = cleanLine(item.gist)
  if (!isShowable(title, guard)) return null
  const isGood = isShowable(gist, guard) && !guard.isLeak(item.quote)
  return { ...item, title, quote: cut(item.quote, maxQuoteLength), gist: isGood ? gist : '' }
}

/** The sentences of a summary as plain text; empty when what they say together is a copy of the instructions. */
export function tidySentences(items: readonly SentenceItem[], guard: PromptGuard): SentenceItem[] {
  const sentences = items.map((item) => tidySentence(item, guard)).filter((item) => item !== null)
  return isShowable(joinText(sentences.map(({ text }) => text)), guard) ? sentences : []
}

/** A sentence as plain text, or `null` when nothing may be shown of it. Quotes that copy the instructions are left out. */
export function tidySentence(item: SentenceItem, guard: PromptGuard): SentenceItem | null {
  const text = tidyText(item.text, guard)
  const citations = item.citations
    .filter(({ quote }) => !guard.isLeak(quote))
    .map(({ quote, sentence }) => ({ quote: cut(quote, maxQuoteLength), sentence }))
  return text === '' ? null : { ...item, text, citations }
}

const listMark = /^[-•*]\s+/

/** A line of text as plain text, without the mark of a list; empty when nothing may be shown of it. */
export function tidyText(line: string, guard: PromptGuard): string {
  const text = cleanLine(line).replace(listMark, '')
  return isShowable(text, guard) ? text : ''
}

function isShowable(text: string, guard: PromptGuard): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isFailureText(text) && !guard.isLeak(text)
}

/** The beginning of a text, up to a blank where there is one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const start = cutText(text, max)
  const blank = start.lastIndexOf(' ')
  return blank > max / 2 ? start.slice(0, blank) : start
}
