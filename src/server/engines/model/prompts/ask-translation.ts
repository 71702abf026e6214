import type { SummaryLanguage } from '#product/summary-options.ts'
import type { LineToTranslate } from '#server/ports/model-engines.ts'
import { writeLanguage } from './describe-answer.ts'
import { disarm, fence } from './fence.ts'

/** Changes with anything that a translator is asked, and with the rules for what it answers. */
export const translationVersion = '1'

/** Asks for lines in another language, numbered from 1; `before` is what was said right before them, to be read only. */
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
