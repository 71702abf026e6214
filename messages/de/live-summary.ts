import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'KI-Zusammenfassung wird erstellt...',
  partsRead: 'Gelesene Teile des Videos',
  restarted: 'Der erste Entwurf hielt der Prüfung nicht stand. Neuer Versuch.',
  beingWritten: 'Wird aus dem Transkript geschrieben.',
  beingWrittenInStyle: (style) => `Wird aus dem Transkript geschrieben. Stil: ${style}.`,
}
