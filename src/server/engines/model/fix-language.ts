import type { LanguageModel } from '#server/ports/language-model.ts'
import { textsSchema, translatedItem } from './answer-schema.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { askForLanguage } from './prompts/ask-repair.ts'
import { systemPrompt } from './prompts/system-prompt.ts'
import { languageOfText } from './right-language.ts'
import type { RepairRun } from './run.ts'
import { createJsonReader } from './stream/read-json.ts'
import type { Written } from './emit-answer.ts'
import { tidyText } from './tidy-answer.ts'
import { NoAnswer } from './session.ts'

const tokensBesides = 1000
const growth = 3

/**
 * Sees to it that a summary is in the language that was wanted: in another one it is asked for once more, text by text; quotes
 * stay as they were said. Gives the language that it is in after that.
 */
export async function fixLanguage(
  run: RepairRun,
  model: LanguageModel,
  written: Written,
): Promise<{ written: Written; language: string }> {
  const wanted = run.input.outputLanguage
  const language = await languageOfText(sampleOf(written), wanted)
  if (language === wanted) return { written, language }
  const texts = textsOf(written)
  const translated = await translate(run, model, texts)
  if (translated === null) return { written, language }
  const rewritten = withTexts(written, translated, run)
  return { written: rewritten, language: await languageOfText(sampleOf(rewritten), wanted) }
}

function sampleOf({ gist, summary, insights }: Written): string {
  return [gist?.text ?? '', ...[...summary, ...insights].map(({ text }) => text)].join('\n')
}

/** All that is to be translated, always in the same order; titles of the creator's are not. */
function textsOf({ gist, summary, insights, chapters }: Written): string[] {
  return [
    gist?.text ?? '',
    ...[...summary, ...insights].map(({ text }) => text),
    ...chapters.flatMap(({ title, gist: own }) => [title, own?.text ?? '']),
  ]
}

function withTexts(written: Written, translated: ReadonlyMap<number, string>, run: RepairRun): Written {
  let position = 0
  /** The translation of the text whose turn it is; a text that was left out stays as it was. */
  function next(text: string): string {
    const given = text === '' ? '' : tidyText(translated.get(position) ?? '', run.guard)
    position += 1
    return given === '' ? text : given
  }
  const gistText = next(written.gist?.text ?? '')
  return {
    gist: written.gist === null ? null : { ...written.gist, text: gistText },
    summary: written.summary.map((sentence) => ({ ...sentence, text: next(sentence.text) })),
    insights: written.insights.map((insight) => ({ ...insight, text: next(insight.text) })),
    chapters: written.chapters.map((chapter) => {
      const title = next(chapter.title)
      const text = next(chapter.gist?.text ?? '')
      return {
        ...chapter,
        title: chapter.automatic ? title : chapter.title,
        gist: chapter.gist === null ? null : { ...chapter.gist, text },
      }
    }),
  }
}

async function translate(
  run: RepairRun,
  model: LanguageModel,
  texts: readonly string[],
): Promise<Map<number, string> | null> {
  const prompt = askForLanguage(texts, run.input.outputLanguage, run.boundary)
  const maxOutputTokens = Math.min(model.maxOutputTokens, tokensBesides + growth * estimateTokens(prompt))
  const translated = new Map<number, string>()
  const reader = createJsonReader({
    onText: () => undefined,
    onValue: (path, value) => {
      const item = path[0] === 'texts' && path.length === 2 ? translatedItem.safeParse(value).data : undefined
      if (item !== undefined) translated.set(item.position, item.text)
    },
  })
  try {
    const answer = await run.session.ask(model, {
      purpose: run.repairPurpose,
      system: systemPrompt,
      prompt,
      schema: textsSchema,
      maxOutputTokens,
    })
    reader.push(answer.text)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return null
  }
  return translated.size === 0 ? null : translated
}
