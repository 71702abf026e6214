import { textsSchema } from './answer-schema.ts'
import type { Written } from './emit-answer.ts'
import type { LanguageModel } from './language-model.ts'
import { estimateTokens } from './plan-call.ts'
import { askForLanguage } from './prompts/ask-repair.ts'
import { systemPrompt } from './prompts/fence.ts'
import type { RepairRun } from './run.ts'
import { NoAnswer } from './session.ts'
import { createTextsReader } from './stream/read-texts.ts'
import { tidyText } from './tidy-answer.ts'

const tokensBesides = 1000
const growth = 3

/**
 * Sees to it that a summary is in the language that was wanted: in another one it is asked for once more,
 * text by text; quotes stay as they were said. Gives the language that it is in after that.
 */
export async function fixLanguage(
  run: RepairRun,
  model: LanguageModel,
  written: Written,
): Promise<{ written: Written; language: string }> {
  const wanted = run.input.outputLanguage
  const language = await run.languageOf(sampleOf(written), wanted)
  if (language === wanted) return { written, language }
  const texts = textsOf(written)
  const translated = await translate(run, model, texts)
  if (translated === null) return { written, language }
  const rewritten = withTexts(written, translated, run)
  return { written: rewritten, language: await run.languageOf(sampleOf(rewritten), wanted) }
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
  const reader = createTextsReader(texts.length)
  try {
    const answer = await run.session.ask(model, {
      purpose: run.repairPurpose,
      system: systemPrompt,
      prompt,
      schema: textsSchema,
      maxOutputTokens,
    })
    reader.push(answer.text)
    reader.end()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return null
  }
  const { items } = reader
  return items.length === 0 ? null : new Map(items.map(({ n, text }) => [n - 1, text]))
}
