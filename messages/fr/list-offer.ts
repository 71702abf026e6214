import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'Ceci est un mix YouTube. Seule sa première vidéo est résumée.',
  channel: 'Une chaîne',
  playlist: 'Une playlist',
  takesFirst: 'Seule sa première vidéo est résumée.',
  choose: 'Choisir parmi ses vidéos',
  chooseOf: (count) =>
    plural(count, { one: `Choisir parmi ${count} vidéo`, other: `Choisir parmi les ${count} vidéos` }),
}
