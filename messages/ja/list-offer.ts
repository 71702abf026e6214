import type * as source from '#messages/list-offer.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'これはYouTubeのミックスリストです。最初の動画だけを要約します。',
  channel: 'チャンネル',
  playlist: '再生リスト',
  takesFirst: '最初の動画だけを要約します。',
  choose: '動画を選ぶ',
  chooseOf: (count) => `${count}本の動画から選ぶ`,
}
