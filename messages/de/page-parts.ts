import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated:
    'Précis wurde aktualisiert. Lade die Seite neu, um weiterzumachen. Was du gespeichert hast, ist noch da.',
  stopped: 'Dieser Teil der Seite funktioniert nicht mehr.',
  notLoaded: 'Dieser Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.',
  pageStopped: 'Diese Seite funktioniert nicht mehr',
  pageNotLoaded: 'Diese Seite wurde nicht geladen',
  reload: 'Neu laden',
  tryAgain: 'Erneut versuchen',
}
