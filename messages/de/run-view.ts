import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'Diese Zusammenfassung ist gesperrt',
  ready: (name, title) => `${name} fertig: ${title}`,
  transcriptReady: (title) => `Transkript fertig: ${title}`,
  putAside: 'Zur Seite legen',
  stoppedAway: 'Angehalten, während du weg warst',
  readyAway: 'Fertig geworden, während du weg warst',
}
