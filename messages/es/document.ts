import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'No tienes conexión.',
  canRead: 'Puedes seguir leyendo esta página.',
  carriesOn: 'Un resumen en curso sigue adelante y estará aquí cuando vuelvas.',
  missedClick: 'Lo que pulsaste no pudo abrirse. Inténtalo entonces de nuevo.',
  loading: 'Cargando...',
}
