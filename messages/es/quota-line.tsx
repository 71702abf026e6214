import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, { one: `${count} resumen gratis hoy`, other: `${count} resúmenes gratis hoy` }),
  freeLeftToday: (count) =>
    plural(count, {
      one: `Te queda ${count} resumen gratis hoy`,
      other: `Te quedan ${count} resúmenes gratis hoy`,
    }),
  left: (count) => plural(count, { one: `Te queda ${count} resumen`, other: `Te quedan ${count} resúmenes` }),
  noneLeft: (link) => <>Te quedan 0 resúmenes. {link('Conseguir más resúmenes')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      Te quedan 0 resúmenes. Más el {moment}, o {link('consigue más ahora')}
    </>
  ),
}
