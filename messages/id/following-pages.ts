import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'Yang diikuti',
  digest: 'Rangkuman berkala',
  signIn: 'Masuk untuk mengikuti kanal dan playlist, dan menerima yang baru sebagai rangkuman berkala.',
  loading: 'Memuat...',
  stopTitle: 'Hentikan email: Précis',
  stopHeading: 'Hentikan email',
}
