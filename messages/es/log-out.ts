import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'Sesión cerrada',
  signInAgain: 'Volver a iniciar sesión',
  error: 'Error',
  failed: 'No se pudo cerrar tu sesión. Inténtalo de nuevo.',
}
