import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, { one: `${count} resumo grátis hoje`, other: `${count} resumos grátis hoje` }),
  freeLeftToday: (count) =>
    plural(count, { one: `Resta ${count} resumo grátis hoje`, other: `Restam ${count} resumos grátis hoje` }),
  left: (count) => plural(count, { one: `Resta ${count} resumo`, other: `Restam ${count} resumos` }),
  noneLeft: (link) => <>Nenhum resumo disponível. {link('Obter mais resumos')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      Nenhum resumo disponível. Mais em {moment}, ou {link('obtenha mais agora')}
    </>
  ),
}
