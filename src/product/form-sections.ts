/** The shapes of a section's lines: a list, numbered, text, `term: definition`, `question? answer`. */
export const sectionShapes = ['points', 'steps', 'prose', 'terms', 'questions'] as const
export type SectionShape = (typeof sectionShapes)[number]

/** A section of a summary in a form: its lines begin with this paragraph. */
export type FormSections = readonly Readonly<{ heading: string; shape: SectionShape; paragraph: number }>[]

/** The lines of each section, in order; a section that the video says nothing for has none. */
export function linesInSections<Each extends { paragraph: number }>(
  sections: FormSections,
  lines: readonly Each[],
): { section: FormSections[number]; lines: Each[] }[] {
  return sections.map((section) => ({
    section,
    lines: lines.filter(({ paragraph }) => sectionOf(sections, paragraph) === section),
  }))
}

/** The section that a line of a paragraph is in; none before the first one. */
export function sectionOf(sections: FormSections, paragraph: number): FormSections[number] | undefined {
  return sections.findLast((section) => section.paragraph <= paragraph)
}

const label = /^.{1,120}?(?::(?=\s)|：|꞉)/u
const question = /^.{3,400}?[?？؟](?=\s|[^?？؟\s])/u

/**
 * The part of a line that is set off: the term before its colon, the question before its answer. Empty where
 * the line has none, or nothing follows it.
 */
export function leadOf(text: string, shape: SectionShape): string {
  const pattern = shape === 'terms' ? label : shape === 'questions' ? question : null
  const lead = pattern?.exec(text)?.[0] ?? ''
  return text.slice(lead.length).trim() === '' ? '' : lead
}

/** A line has the shape that its section asks for. */
export function fitsShape(text: string, shape: SectionShape): boolean {
  return (shape !== 'terms' && shape !== 'questions') || leadOf(text, shape) !== ''
}
