import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'Link erstellen',
  link: 'Link zum Teilen',
  copy: 'Link kopieren',
  send: 'Senden',
  stop: 'Nicht mehr teilen',
  stopsForGood: 'Wenn du nicht mehr teilst, funktioniert dieser Link endgültig nicht mehr.',
}
