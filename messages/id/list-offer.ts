import type * as source from '#messages/list-offer.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'Ini mix YouTube. Hanya video pertamanya yang diringkas.',
  channel: 'Sebuah kanal',
  playlist: 'Sebuah playlist',
  takesFirst: 'Hanya video pertamanya yang diringkas.',
  choose: 'Pilih dari videonya',
  chooseOf: (count) => `Pilih dari ${count} video`,
}
