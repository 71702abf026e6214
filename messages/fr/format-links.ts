import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Cartes Anki', bibtex: 'Référence BibTeX', csl: 'Référence CSL', text: 'Texte' },
  comesWith: (plans) => `Le téléchargement des résumés est compris dans ${list(plans)}.`,
  viewPlans: 'Voir les tarifs',
}
