import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'KI-Zusammenfassung',
  summary: 'Zusammenfassung',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `Teil ${Math.min(parts.done + 1, parts.total)} von ${parts.total} wird gelesen...`
    if (stage === 'transcript') return 'Transkript wird geholt...'
    return stage === 'summary' ? 'Zusammenfassung wird geschrieben...' : 'Zeilen werden geprüft...'
  },
  fetching: 'Transkript wird geholt...',
  unsent: 'Du bist offline. Es wird gesendet, sobald du wieder online bist.',
  unanswered: 'Noch keine Antwort. Neuer Versuch...',
  lost: 'Verbindung verloren. Deine Zusammenfassung entsteht weiter. Verbinden...',
}
