import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Cartões do Anki', bibtex: 'Citação BibTeX', csl: 'Citação CSL', text: 'Texto' },
  comesWith: (plans) => `Baixar resumos faz parte dos planos ${list(plans)}.`,
  viewPlans: 'Ver planos e preços',
}
