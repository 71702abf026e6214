/** The forms of a summary that come with Précis, the default one first. */
export const formIds = [
  'key-insights',
  'study-notes',
  'steps',
  'meeting',
  'outline',
  'paragraph',
  'chapter-lines',
] as const
export type FormId = (typeof formIds)[number]

/** What the forms are called. */
export const formNames: Readonly<Record<FormId, string>> = {
  'key-insights': 'Key insights',
  'study-notes': 'Study notes',
  steps: 'Steps',
  meeting: 'Meeting',
  outline: 'Lecture outline',
  paragraph: 'One paragraph',
  'chapter-lines': 'One line a chapter',
}

/** The forms that the built-in engine makes as well, without a language model. */
export const formsWithoutModel: readonly FormId[] = ['key-insights', 'outline', 'paragraph', 'chapter-lines']

/** The most sections of a person's own form, and the most characters of its name, of a heading, and of all that it asks for. */
export const maxFormSections = 6
export const maxFormName = 60
export const maxSectionHeading = 80
export const maxFormGuidance = 2000

/** How the lines of a section are set: a list, numbered, running text, or each line as `term: definition` or `question? answer`. */
export const sectionShapes = ['points', 'steps', 'prose', 'terms', 'questions'] as const
export type SectionShape = (typeof sectionShapes)[number]

/** The form of every summary that was stored before there were others, as it goes on the wire. */
export const keyInsightsForm: {
  id: string
  name: string
  sections: { heading: string; shape: SectionShape; paragraph: number }[]
} = {
  id: formIds[0],
  name: formNames['key-insights'],
  sections: [],
}

/** The built-in form of a name; `null` for another one. */
export function builtInForm(id: string): FormId | null {
  return formIds.find((known) => known === id) ?? null
}

/** The built-in form that a person names by its id or by what it is called, whose case does not count; `null` for another one. */
export function findBuiltInForm(name: string): FormId | null {
  const wanted = name.trim().toLowerCase()
  return formIds.find((id) => id === wanted || formNames[id].toLowerCase() === wanted) ?? null
}

const ownFormId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can name a form: one of Précis, or one that a person made. */
export function isFormRef(ref: string): boolean {
  return builtInForm(ref) !== null || ownFormId.test(ref)
}

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
 * The part of a line that is set off: the term before its colon, the question before its answer. Empty where the line has none, or
 * nothing follows it.
 */
export function leadOf(text: string, shape: SectionShape): string {
  const pattern = shape === 'terms' ? label : shape === 'questions' ? question : null
  const lead = pattern?.exec(text)?.[0] ?? ''
  return text.slice(lead.length).trim() === '' ? '' : lead
}

/** Whether a line has the form that its section asks for. */
export function fitsShape(text: string, shape: SectionShape): boolean {
  return (shape !== 'terms' && shape !== 'questions') || leadOf(text, shape) !== ''
}
