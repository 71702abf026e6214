import type { ReactNode } from 'react'
import type { SectionShape } from '#product/form-sections.ts'

/** The part of the account page about the forms of a person's own: how their summaries are set out. */
export const ownForms = {
  title: 'Your forms',
  text: 'How your summaries are set out. Every line is checked, whatever the form.',
  withPlans: (link: (text: string) => ReactNode) => (
    <>Forms of your own come with {link('Pro and Unlimited')}.</>
  ),
  none: 'You have no forms yet.',
  create: 'Create a form',
  full: (max: number) => `You have ${max} forms. Delete one to make another.`,
  deletion: 'Delete it? Summaries made in it stay.',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
}

/** The dialog that makes or changes a form. */
export const formDialog = {
  newForm: 'New form',
  editForm: 'Edit form',
  text: 'Say what each section is about. The shape and the checks stay ours.',
  name: 'Name',
  nameMissing: 'Give the form a name.',
  guidance: 'Anything else',
  guidanceHint: 'What to look for, and for whom',
  tooLong: (max: number) => `Use at most ${max} characters in all.`,
  characters: (count: number, max: number) => `${count} of ${max} characters in all`,
  save: 'Save form',
  saved: 'Form saved',
  addSection: 'Add a section',
  section: (number: number) => `Section ${number}`,
  heading: 'Heading',
  headingMissing: 'Give the section a heading.',
  about: 'What goes here',
  optional: 'Optional.',
  shape: 'Shape',
  shapes: {
    points: 'List',
    steps: 'Numbered steps',
    prose: 'Paragraph',
    terms: 'Terms and meanings',
    questions: 'Questions and answers',
  } satisfies Record<SectionShape, string>,
  remove: 'Remove',
  removeSection: (number: number) => `Remove section ${number}`,
}
