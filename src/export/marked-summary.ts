import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { allLines } from '#product/all-lines.ts'
import { copiedWords, formNameIn } from '#product/copied-words.ts'
import type { CopiedWords } from '#product/copied-words.ts'
import { formText } from '#product/form-text.ts'
import { joinText } from '#product/join-text.ts'
import { clockTime } from '#product/times.ts'
import { countIn } from './count-in.ts'
import { creditLines } from './credit.ts'
import type { Credited } from './credit.ts'
import { stateNote } from './describe-line.ts'
import { withSpeakers } from './line-speakers.ts'
import type { SpokenLine } from './line-speakers.ts'

type Lines = Partial<Pick<Summary, 'summarySentences' | 'gistSentence' | 'style' | 'form' | keyof Credited>> &
  Pick<Summary, 'summary' | 'insights'>

/** The text of a summary for a file or a copy: a sentence that differs or was not found says so behind it. */
export function markedSummary(
  { summary, summarySentences = [], style, form }: Lines,
  words = copiedWords,
): string {
  if (summarySentences.length === 0) return summary
  if (hasSections(form))
    return formText(form.sections, summarySentences, (line) => sayWithTime(line, words), words.text)
  const paragraphs = [...Map.groupBy(summarySentences, ({ paragraph }) => paragraph).values()].map(
    (sentences) => joinText(sentences.map((sentence) => withNote(sentence, words))),
  )
  return style === 'bullets' ? paragraphs.map((item) => `- ${item}`).join('\n') : paragraphs.join('\n\n')
}

/** A summary has a form with sections; key insights have none. */
export function hasSections(form: Summary['form'] | undefined): form is Summary['form'] {
  return form !== undefined && form.sections.length > 0
}

/** The heading of the text of a summary: the name of its form, where it is not the default one. */
export function textHeading({ form }: Pick<Lines, 'form'>, heading: string, words = copiedWords): string {
  return hasSections(form) ? formNameIn(words, form) : heading
}

/** The statements of a summary that stand for it one by one: its insights, or the lines of its form. */
export function statementsOf({
  insights,
  summarySentences = [],
  form,
}: Pick<Lines, 'insights' | 'summarySentences' | 'form'>): readonly Insight[] {
  return hasSections(form) ? summarySentences : insights
}

function sayWithTime(line: SummarySentence, words: CopiedWords): string {
  const text = withNote(line, words)
  return line.second === null ? text : `${text} (${clockTime(line.second)})`
}

/** A line with its speakers behind it, and its state where a reader must know of it, or it was corrected. */
export function withNote(
  line: Parameters<typeof stateNote>[0] & SpokenLine & { text: string },
  words = copiedWords,
): string {
  const text = withSpeakers(line.text, line)
  return isFlagged(line.state) || line.corrected !== undefined ? `${text} [${stateNote(line, words)}]` : text
}

/** The number of a summary's lines in each state, as text; empty where its sentences were never checked. */
export function countOfStates(
  { summarySentences = [], insights, gistSentence = null }: Lines,
  { counts } = copiedWords,
): string {
  if (summarySentences.length === 0) return ''
  return countIn(counts).countLines(allLines({ insights, gistSentence, summarySentences }))
}

/** The same as a line of a text, in a list of one; an empty one where its sentences were never checked. */
export function countLines(lines: Lines, words = copiedWords): string[] {
  const states = countOfStates(lines, words)
  return states === '' ? [] : [words.text.checked(states)]
}

/** The last lines of a text: that count, and its credit, where it has one. */
export function closingLines(source: Lines, words = copiedWords): string[] {
  return [...countLines(source, words), ...creditLines(source, words)]
}
