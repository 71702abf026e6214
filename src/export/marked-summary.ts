import type { Summary } from '#contract/summaries.ts'
import { countLines } from '#evidence/count-lines.ts'
import { stateNote } from '#evidence/describe-line.ts'
import { joinText } from '#product/join-text.ts'

type Lines = Partial<Pick<Summary, 'summarySentences' | 'gistSentence' | 'style'>> &
  Pick<Summary, 'summary' | 'insights'>

/** The text of a summary for a file or a copy: a sentence that differs or was not found says so behind it. */
export function markedSummary({ summary, summarySentences = [], style }: Lines): string {
  if (summarySentences.length === 0) return summary
  const paragraphs = [...Map.groupBy(summarySentences, ({ paragraph }) => paragraph).values()].map(
    (sentences) => joinText(sentences.map((sentence) => withNote(sentence))),
  )
  return style === 'bullets' ? paragraphs.map((item) => `- ${item}`).join('\n') : paragraphs.join('\n\n')
}

/** A line with its state behind it, where the state is one that a reader must know of. */
export function withNote(line: Parameters<typeof stateNote>[0] & { text: string }): string {
  const isMarked = line.state === 'differs' || line.state === 'not-found'
  return isMarked ? `${line.text} [${stateNote(line)}]` : line.text
}

/** How many lines of a summary are in which state; empty where its sentences were never checked. */
export function countOfStates({ summarySentences = [], insights, gistSentence = null }: Lines): string {
  if (summarySentences.length === 0) return ''
  return countLines([...summarySentences, ...insights, ...(gistSentence === null ? [] : [gistSentence])])
}

/** The same as the last line of a text; empty where its sentences were never checked. */
export function closingCount(lines: Lines): string {
  const states = countOfStates(lines)
  return states === '' ? '' : `Checked against the transcript: ${states}.`
}
