import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'Cargando...',
  gone: 'Este boletín no existe o tiene más de 90 días.',
  following: 'Siguiendo',
  failed: 'Falló',
  unpaid: 'A la espera de tu cupo',
  unpaidNote: 'Lo resumiremos cuando te quede un resumen.',
}
