import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'Este resumo está bloqueado',
  ready: (name, title) => `${name}: pronto. ${title}`,
  transcriptReady: (title) => `Transcrição pronta: ${title}`,
  putAside: 'Deixar de lado',
  stoppedAway: 'Este parou enquanto você estava fora',
  readyAway: 'Pronto enquanto você estava fora',
}
