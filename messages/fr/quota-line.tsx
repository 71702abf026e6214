import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, {
      one: `${count} résumé gratuit aujourd’hui`,
      other: `${count} résumés gratuits aujourd’hui`,
    }),
  freeLeftToday: (count) =>
    plural(count, {
      one: `Il reste ${count} résumé gratuit aujourd’hui`,
      other: `Il reste ${count} résumés gratuits aujourd’hui`,
    }),
  left: (count) => plural(count, { one: `Il reste ${count} résumé`, other: `Il reste ${count} résumés` }),
  noneLeft: (link) => <>Il reste 0 résumé. {link('Obtenir plus de résumés')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      Il reste 0 résumé. D’autres le {moment}, ou {link('en obtenir maintenant')}
    </>
  ),
}
