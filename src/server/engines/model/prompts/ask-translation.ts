import { z } from 'zod'
import { writeLanguage } from '#core/writing/prompts/describe-answer.ts'
import { disarm, fence } from '#core/writing/prompts/fence.ts'
import { isFailureText } from '#core/writing/stream/clean-text.ts'
import type { PromptGuard } from '#core/writing/stream/clean-text.ts'
import type { createTextsReader } from '#core/writing/stream/read-texts.ts'
import { tidyText } from '#core/writing/tidy-answer.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { LineToTranslate } from '#server/ports/model-engines.ts'

/** The form of a model's translation. */
export const translationSchema = z.object({ texts: z.array(z.object({ n: z.int(), text: z.string() })) })
/** A line grows by no more than this: a Chinese character may become a word. */
const maxGrowth = 8
const maxExtraCharacters = 300
/** A line of so many words that comes back as it was is not translated. */
const minCopiedWords = 5

/**
 * The translations that an answer gives of some lines, by their positions. A number that comes twice, or out
 * of its order, names no line for certain, so neither of the two is taken; a text that cannot be the
 * translation of its line is not taken either.
 */
export function takeTranslations(
  items: ReturnType<typeof createTextsReader>['items'],
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

/** Every item before has a smaller number, and every one after a larger one. */
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

/** Asks for lines in another language, numbered from 1; `before` precedes them, to be read only. */
export function askTranslation(
  lines: readonly LineToTranslate[],
  { before, language }: { before: readonly LineToTranslate[]; language: SummaryLanguage },
  boundary: string,
): string {
  const numbered = lines.map(({ text }, position) => `${position + 1}: ${disarm(text, boundary)}`)
  const context = before.map(({ text }) => disarm(text, boundary))
  return [
    fence('TEXTS', numbered, boundary),
    ...(context.length === 0 ? [] : [fence('BEFORE', context, boundary)]),
    '',
    describeTranslation(lines.length, language),
  ].join('\n')
}

/** Describes the task and the JSON object that is wanted. */
export function describeTranslation(count: number, language: SummaryLanguage): string {
  return [
    `Translate each of the ${count} numbered lines above into ${writeLanguage(language)}. Lines between BEFORE marks were said before them and are not to be translated.`,
    'The object has one key, "texts": a list of {"n":1,"text":"..."}, one item for each numbered line, in their order, "n" being the number of the line.',
  ].join('\n')
}
