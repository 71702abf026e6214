import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `Video ${id}`,
  shared: 'Geteilt',
  readHere: 'Hier lesen',
  close: 'Schließen',
  readTitle: (title) => `${title} hier lesen`,
  closeTitle: (title) => `${title} schließen`,
  hits: 'Was gefunden wurde',
  insights: 'Kernaussagen',
  showLess: 'Weniger anzeigen',
  showWhole: 'Ganze Zusammenfassung anzeigen',
  copy: 'Kopieren',
  download: 'Herunterladen',
  downloadWithPlan: 'Herunterladen mit Pro',
  watch: 'Ansehen',
  watchOriginal: 'Originalvideo ansehen',
  fetching: 'Transkript wird geholt...',
  remove: 'Löschen',
  removed: (title) => <>Gelöscht: {title}</>,
  undo: 'Rückgängig',
}
