import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'Seguindo',
  digest: 'Boletim',
  signIn: 'Entre para seguir canais e playlists e receber as novidades em um boletim.',
  loading: 'Carregando...',
  stopTitle: 'Parar os e-mails: Précis',
  stopHeading: 'Parar os e-mails',
}
