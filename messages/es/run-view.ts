import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'Este resumen está bloqueado',
  ready: (name, title) => `${name}, listo: ${title}`,
  transcriptReady: (title) => `Transcripción lista: ${title}`,
  putAside: 'Apartar',
  stoppedAway: 'Este se detuvo mientras no estabas',
  readyAway: 'Listo mientras no estabas',
}
