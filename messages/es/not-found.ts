import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'Página no encontrada: Précis',
  heading: '404: página no encontrada',
  text: 'No hay nada en esta dirección.',
  home: 'Ir al inicio',
  isYours: '¿Es uno de tus resúmenes? Inicia sesión para verlo.',
  signIn: 'Iniciar sesión',
}
