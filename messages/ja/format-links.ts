import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Ankiカード', bibtex: 'BibTeXの引用', csl: 'CSLの引用', text: 'テキスト' },
  comesWith: (plans) => `要約のダウンロードは${list(plans)}で利用できます。`,
  viewPlans: '料金プランを見る',
}
