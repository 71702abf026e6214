import { formNames } from '#languages/en/form-names.ts'
import type { SectionShape } from './form-sections.ts'

/** The forms of a summary that come with Précis, the default one first; no engine lacks one. */
export const formIds = [
  'key-insights',
  'study-notes',
  'steps',
  'meeting',
  'interview',
  'outline',
  'paragraph',
  'chapter-lines',
] as const
export type FormId = (typeof formIds)[number]

/** The most sections of an own form, and the longest name, heading and total instructions. */
export const maxFormSections = 6
export const maxFormName = 60
export const maxSectionHeading = 80
export const maxFormGuidance = 2000

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

/**
 * The built-in form that a person names by its id or by what it is called, whose case does not count; `null`
 * for another one.
 */
export function findBuiltInForm(name: string): FormId | null {
  const wanted = name.trim().toLowerCase()
  return formIds.find((id) => id === wanted || formNames[id].toLowerCase() === wanted) ?? null
}

const ownFormId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A text can name a form: one of Précis, or one that a person made. */
export function isFormRef(ref: string): boolean {
  return builtInForm(ref) !== null || ownFormId.test(ref)
}

/** A section of a form: what is to stand in it, and how much. */
export type FormSection = {
  heading: string
  shape: SectionShape
  /** For a model, in English; of a person's own form their words, which are data. */
  instruction: string
  maxLines: number
}

/** A form as engines take it. */
export type SummaryForm = {
  /** One of the forms of Précis, or the id of a person's own. */
  id: string
  name: string
  /** `chapters`: the one section is repeated for each chapter, under its title. */
  layout: 'sections' | 'chapters'
  sections: readonly FormSection[]
  /** Words that the summary may have, as a share of those of the default form. */
  scale: number
  /** The additional instructions of the person who made the form; `null` for a form of Précis. */
  guidance: string | null
}

/** A form that a person made. */
export type OwnForm = {
  id: string
  name: string
  sections: { heading: string; shape: SectionShape; about: string }[]
  guidance: string
}

/** The form that a summary is asked for in, as a run stores it. */
export type RequestedForm = FormId | OwnForm
