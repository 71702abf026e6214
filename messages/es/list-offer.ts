import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'Esto es un mix de YouTube. Solo se resume su primer video.',
  channel: 'Un canal',
  playlist: 'Una lista de reproducción',
  takesFirst: 'Solo se resume su primer video.',
  choose: 'Elegir entre sus videos',
  chooseOf: (count) =>
    plural(count, { one: `Elegir el único video (${count})`, other: `Elegir entre los ${count} videos` }),
}
