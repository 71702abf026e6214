import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'Este é um mix do YouTube. Só o primeiro vídeo é resumido.',
  channel: 'Um canal',
  playlist: 'Uma playlist',
  takesFirst: 'Só o primeiro vídeo é resumido.',
  choose: 'Escolher entre os vídeos',
  chooseOf: (count) =>
    plural(count, { one: `Escolher o vídeo (${count})`, other: `Escolher entre os ${count} vídeos` }),
}
