import { list } from './list.ts'

/** The formats of files with summaries. */
export const formatLinks = {
  /** Those whose names are no names of programs. */
  names: { anki: 'Anki cards', bibtex: 'BibTeX citation', csl: 'CSL citation', text: 'Text' },
  comesWith: (plans: readonly string[]) => `Downloading summaries comes with ${list(plans)}.`,
  viewPlans: 'View Pricing Plans',
}
