import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'Das ist ein YouTube-Mix. Nur das erste Video wird zusammengefasst.',
  channel: 'Ein Kanal',
  playlist: 'Eine Playlist',
  takesFirst: 'Nur das erste Video wird zusammengefasst.',
  choose: 'Aus den Videos auswählen',
  chooseOf: (count) =>
    plural(count, { one: `Aus ${count} Video auswählen`, other: `Aus ${count} Videos auswählen` }),
}
