import type { SummaryForm as WireForm } from '#contract/forms.ts'
import { fitsShape } from '#product/form-sections.ts'
import type { FormSection, SummaryForm } from '#product/summary-forms.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'

/** Paragraph numbers that each section has for itself. */
const room = 1000

type Line = { paragraph: number; text: string }
type CitedLine = Line & { sentence: number | null }
type Chapter = { title: string; sentence: number }

/**
 * Numbers the lines of one answer as they come: the model says the section, and each line of a list is a
 * paragraph of its own. `null` for a line that has not the shape of its section, is of no section, or is one
 * too many.
 */
export function createLineLocator(form: SummaryForm): <Each extends Line>(line: Each) => Each | null {
  const counts = new Map<number, number>()
  return (line) => {
    const position = line.paragraph
    const section = sectionAt(form, position)
    const count = counts.get(position) ?? 0
    if (section === undefined || count >= section.maxLines || !fitsShape(line.text, section.shape))
      return null
    counts.set(position, count + 1)
    return { ...line, paragraph: paragraphOf(position, section, count) }
  }
}

/** Chapters that a form with a section for each of them may have. */
const maxChapters = 40

/** The section that a number of a model names, counted from 0: one of the form, or that of a chapter. */
function sectionAt({ layout, sections }: SummaryForm, position: number): FormSection | undefined {
  return layout === 'chapters' && position < maxChapters ? sections[0] : sections[position]
}

function paragraphOf(position: number, { shape }: FormSection, count: number): number {
  return paragraphIn(position, shape === 'prose' ? 0 : count)
}

/** The number of a paragraph that stands at a place in a section. */
export function paragraphIn(section: number, at: number): number {
  return section * room + Math.min(at, room - 1)
}

/** The section of a placed line, counted from 0. */
export function sectionOf({ paragraph }: Pick<Line, 'paragraph'>): number {
  return Math.floor(paragraph / room)
}

/** Another text for a placed line has the shape of its section. */
export function keepsShape(form: SummaryForm | null, line: Pick<Line, 'paragraph'>, text: string): boolean {
  const section = form === null ? undefined : sectionAt(form, sectionOf(line))
  return section === undefined || fitsShape(text, section.shape)
}

/** The lines of a form in the order of its sections, as they were placed. */
export function inSections<Each extends Pick<Line, 'paragraph'>>(lines: readonly Each[]): Each[] {
  return lines.toSorted((a, b) => sectionOf(a) - sectionOf(b))
}

/**
 * The checked lines of a summary in its form, with the sections as they go on the wire. Where each chapter is
 * a section, a line stands in the chapter in which its words are said, whatever the model called it; a line
 * without words stays beside the one before it.
 */
export function arrangeLines<Each extends CitedLine>(
  form: SummaryForm | null,
  lines: readonly Each[],
  chapters: readonly Chapter[],
): { form: WireForm; lines: Each[] } {
  if (form === null) return { form: keyInsightsForm, lines: [...lines] }
  const { id, name } = form
  if (form.layout === 'chapters' && chapters.length > 0) {
    const { sections, lines: placed } = arrangeInChapters(form, lines, chapters)
    return { form: { id, name, sections }, lines: placed }
  }
  const sections = form.layout === 'chapters' ? form.sections.slice(0, 1) : form.sections
  const placed = sections.flatMap((section, position) => {
    const inside = form.layout === 'chapters' ? lines : lines.filter((line) => sectionOf(line) === position)
    const own = inside.filter(({ text }) => fitsShape(text, section.shape)).slice(0, section.maxLines)
    return own.map((line, count) => ({ ...line, paragraph: paragraphOf(position, section, count) }))
  })
  return {
    form: {
      id,
      name,
      sections: sections.map(({ heading, shape }, position) => ({
        heading,
        shape,
        paragraph: position * room,
      })),
    },
    lines: placed,
  }
}

function arrangeInChapters<Each extends CitedLine>(
  { sections: [section] }: SummaryForm,
  lines: readonly Each[],
  chapters: readonly Chapter[],
): { sections: WireForm['sections']; lines: Each[] } {
  if (section === undefined) return { sections: [], lines: [] }
  let before = 0
  const assigned = lines.map((line) => {
    if (line.sentence !== null) before = chapterAt(chapters, line.sentence)
    return { line, chapter: before }
  })
  const placed = chapters.map((_chapter, position) =>
    assigned
      .filter(({ chapter }) => chapter === position)
      .map(({ line }) => line)
      .toSorted((a, b) => (a.sentence ?? 0) - (b.sentence ?? 0))
      .slice(0, section.maxLines),
  )
  return {
    sections: chapters.map(({ title }, position) => ({
      heading: title,
      shape: section.shape,
      paragraph: position * room,
    })),
    lines: placed.flatMap((own, position) =>
      own.map((line, count) => ({ ...line, paragraph: paragraphOf(position, section, count) })),
    ),
  }
}

/** The chapter in which a sentence lies; the first for one before them all. */
function chapterAt(chapters: readonly Chapter[], sentence: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.sentence <= sentence),
  )
}
