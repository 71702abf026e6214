import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Anki-Karten', bibtex: 'BibTeX-Angabe', csl: 'CSL-Angabe', text: 'Nur Text' },
  comesWith: (plans) => `Zusammenfassungen herunterladen gehört zu ${list(plans)}.`,
  viewPlans: 'Preise ansehen',
}
