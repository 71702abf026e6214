import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'Ce résumé est verrouillé',
  ready: (name, title) => `${name} prêt : ${title}`,
  transcriptReady: (title) => `Transcription prête : ${title}`,
  putAside: 'Mettre de côté',
  stoppedAway: 'Il s’est arrêté pendant votre absence',
  readyAway: 'Prêt pendant votre absence',
}
