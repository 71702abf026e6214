import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'Wer den Link hat, kann diese Zusammenfassung lesen.',
  ready: 'Link bereit',
  copied: 'Link kopiert',
  undo: 'Rückgängig',
  stopped: 'Nicht mehr geteilt',
  stoppedNote: 'Der Link funktioniert nicht mehr.',
  title: 'Diese Zusammenfassung teilen',
  description:
    'Wer den Link hat, kann diese Zusammenfassung lesen. Über dich steht dort nichts, und Suchmaschinen werden gebeten, sie auszulassen.',
  withoutAccount: (days, pastedDays) =>
    `Ohne Konto funktioniert dein Link bis zu ${days} Tage, oder ${pastedDays} bei einem Transkript, das du eingefügt hast. Melde dich an, und er bleibt.`,
  showQuestions: 'Meine Fragen zeigen',
  showQuestionsNote: 'Und ihre Antworten, auch die zu späteren Fragen.',
}
