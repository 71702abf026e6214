import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, {
      one: `Heute ${count} kostenlose Zusammenfassung`,
      other: `Heute ${count} kostenlose Zusammenfassungen`,
    }),
  freeLeftToday: (count) =>
    plural(count, {
      one: `Heute noch ${count} kostenlose Zusammenfassung`,
      other: `Heute noch ${count} kostenlose Zusammenfassungen`,
    }),
  left: (count) =>
    plural(count, { one: `Noch ${count} Zusammenfassung`, other: `Noch ${count} Zusammenfassungen` }),
  noneLeft: (link) => <>0 Zusammenfassungen übrig. {link('Mehr Zusammenfassungen bekommen')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0 Zusammenfassungen übrig. Neue am {moment}, oder {link('jetzt mehr bekommen')}
    </>
  ),
}
