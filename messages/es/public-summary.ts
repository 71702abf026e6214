import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'Resumen compartido',
  about:
    'Un video en breve, hecho con Précis: cada línea se coteja con lo que se dijo. Pruébalo con los tuyos.',
  example: 'Ejemplo',
}
