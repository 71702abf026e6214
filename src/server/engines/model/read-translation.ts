import { z } from 'zod'
import { isFailureText } from './stream/clean-text.ts'
import type { PromptGuard } from './stream/prompt-guard.ts'
import { createJsonReader } from './stream/read-json.ts'
import { tidyText } from './tidy-answer.ts'

/** What a model is asked for. */
export const translationSchema = z.object({ texts: z.array(z.object({ n: z.int(), text: z.string() })) })
const numberedText = z.object({ n: z.coerce.number().int().positive(), text: z.string() })

/** A line grows by no more than this: a Chinese character may become a word. */
const maxGrowth = 8
const maxExtraCharacters = 300
/** A line of so many words that comes back as it was is not translated. */
const minCopiedWords = 5

/** Reads the items of an answer while it comes; those that are no numbered text are passed over. */
export function createTranslationReader() {
  const items: z.output<typeof numberedText>[] = []
  const { push } = createJsonReader({
    onText: () => undefined,
    onValue: (path, value) => {
      const item = path[0] === 'texts' && path.length === 2 ? numberedText.safeParse(value).data : undefined
      if (item !== undefined) items.push(item)
    },
  })
  return { push, items }
}

/**
 * The translations that an answer gives of some lines, by their positions. A number that comes twice, or out of its order, names no
 * line for certain, so neither of the two is taken; a text that cannot be the translation of its line is not taken either.
 */
export function takeTranslations(
  items: ReturnType<typeof createTranslationReader>['items'],
  originals: readonly string[],
  guard: PromptGuard,
): Map<number, string> {
  const taken = new Map<number, string>()
  for (const [at, { n, text }] of items.entries()) {
    const original = originals[n - 1]
    if (original === undefined || !isInOrder(items, at)) continue
    const tidy = isFailureText(original) ? text.replaceAll(/\s+/g, ' ').trim() : tidyText(text, guard)
    if (isTranslation(tidy, original)) taken.set(n - 1, tidy)
  }
  return taken
}

/** Whether every item before has a smaller number, and every one after a larger one. */
function isInOrder(items: readonly { n: number }[], at: number): boolean {
  const { n = 0 } = items[at] ?? {}
  return items.every((other, position) =>
    position === at ? true : position < at ? other.n < n : other.n > n,
  )
}

function isTranslation(text: string, original: string): boolean {
  if (text === '' || text.length > original.length * maxGrowth + maxExtraCharacters) return false
  const isCopy = text.toLowerCase() === original.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return !isCopy || original.trim().split(/\s+/).length < minCopiedWords
}
