import type { Engine } from '#contract/summaries.ts'
import { languageOf } from '#server/domain/languages/language-of.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { EngineInput, EngineResult } from '#server/ports/summary-engine.ts'
import { chooseInsights, chooseSummary, insightCount, summaryBudget } from './choose-summary.ts'
import { chooseLines, extractableForm, toSentence } from './form-lines.ts'
import { makeSections } from './make-sections.ts'
import { readCandidates, readTitle } from './read-candidates.ts'
import { quoteOf } from './read-units.ts'
import type { Candidate } from './weigh-salience.ts'

const wordsPerMinute = 150

/**
 * Makes a summary out of the speakers' own sentences; the same input always gives the same result.
 * @throws AppError `SUMMARY_FAILED` when there is not one word to show
 */
export function extractSummary(input: EngineInput): EngineResult {
  const language = languageOf(input.language)
  const title = readTitle(input.title, language)
  const candidates = readCandidates(input.sentences, language, title)
  const words = candidates.reduce((sum, { unit }) => sum + unit.length, 0)
  const minutes = input.durationSeconds === null ? words / wordsPerMinute : input.durationSeconds / 60
  const known = withoutRefrains(candidates)
  const chapters = makeSections(candidates, { chapters: input.chapters, language, title })
  const summary = chooseSummary(known, summaryBudget(words, minutes))
  if (summary.length === 0) {
    throw new AppError('SUMMARY_FAILED', "This video's transcript has no words to summarize.")
  }
  const form = extractableForm(input.form)
  const lines = form === null ? summary.map(quoteOf) : chooseLines(form, { known, chapters, summary })
  return {
    engine: extractiveIdentity,
    gist: null,
    form,
    summary: lines.map(toSentence),
    insights: form === null ? chooseInsights(known, summary, insightCount(minutes)).map(quoteOf) : [],
    chapters,
    language: input.language,
    parts: [{ from: 0, to: input.sentences.length - 1, state: 'read' }],
    usage: null,
  }
}

/** The candidates without those that say word for word what was said before, as the refrain of a song does. */
function withoutRefrains(candidates: readonly Candidate[]): Candidate[] {
  const known = new Set<string>()
  return candidates.filter(({ unit }) => {
    const words = unit.text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    const isNew = !known.has(words)
    known.add(words)
    return isNew
  })
}

/** The version changes with anything that changes a summary, since summaries are stored under it. */
export const extractiveIdentity: Engine = { kind: 'extractive', name: 'concept-coverage', version: '6' }
