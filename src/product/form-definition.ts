import type { SectionShape } from './form-sections.ts'
import type { FormId } from './summary-forms.ts'

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
  /** What the person who made the form asks for besides; `null` for a form of Précis. */
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
