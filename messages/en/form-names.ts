import { formNames as builtInNames } from '#product/summary-forms.ts'

/** What the forms of a summary that come with Précis are called. */
export const formNames = builtInNames
