import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'Siguiendo',
  digest: 'Boletín',
  signIn: 'Inicia sesión para seguir canales y listas y recibir las novedades en un boletín.',
  loading: 'Cargando...',
  stopTitle: 'Dejar de recibir correos: Précis',
  stopHeading: 'Dejar de recibir correos',
}
