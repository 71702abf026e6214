import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Kartu Anki', bibtex: 'Sitasi BibTeX', csl: 'Sitasi CSL', text: 'Teks' },
  comesWith: (plans) => `Mengunduh ringkasan disertakan dalam ${list(plans)}.`,
  viewPlans: 'Lihat harga paket',
}
