import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'Cualquiera con el enlace puede leer este resumen.',
  ready: 'Enlace listo',
  copied: 'Enlace copiado',
  undo: 'Deshacer',
  stopped: 'Ya no se comparte',
  stoppedNote: 'El enlace ya no funciona.',
  title: 'Compartir este resumen',
  description:
    'Cualquiera con el enlace puede leer este resumen. No dice nada sobre ti, y pedimos a los buscadores que lo omitan.',
  withoutAccount: (days, pastedDays) =>
    `Sin cuenta, tu enlace funciona hasta ${days} días, o ${pastedDays} si pegaste la transcripción. Si inicias sesión, se mantiene.`,
  showQuestions: 'Mostrar mis preguntas',
  showQuestionsNote: 'Y sus respuestas, incluidas las de las preguntas que hagas más adelante.',
}
