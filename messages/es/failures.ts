import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'Error',
  unreachable: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
}
