import { copiedWords } from './copied-words.ts'
import { linesInSections } from './form-sections.ts'
import type { FormSections } from './form-sections.ts'
import { joinText } from './join-text.ts'

/**
 * The lines of a form as plain text: each section below its heading, its list marked or numbered. A section
 * without lines says so, unless it has no heading. `say` gives the text of a line.
 */
export function formText<Line extends { paragraph: number; text: string }>(
  sections: FormSections,
  lines: readonly Line[],
  say: (line: Line) => string = ({ text }) => text,
  { nothingSaid } = copiedWords.text,
): string {
  return linesInSections(sections, lines)
    .flatMap(({ section: { heading, shape }, lines: own }) => {
      if (own.length === 0) return heading === '' ? [] : [`${heading}\n${nothingSaid}`]
      const texts = own.map(say)
      const listed = texts.map((text, at) => (shape === 'steps' ? `${at + 1}. ${text}` : `- ${text}`))
      const body = shape === 'prose' ? joinText(texts) : listed.join('\n')
      return [heading === '' ? body : `${heading}\n${body}`]
    })
    .join('\n\n')
}
