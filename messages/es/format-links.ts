import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Tarjetas de Anki', bibtex: 'Cita en BibTeX', csl: 'Cita en CSL', text: 'Texto' },
  comesWith: (plans) => `Descargar resúmenes está incluido en ${list(plans)}.`,
  viewPlans: 'Ver precios',
}
