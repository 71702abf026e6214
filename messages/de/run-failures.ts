import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'Die Verbindung ging verloren',
  connection:
    'Wir konnten den Server nicht erreichen, oder er antwortet nicht mehr. Prüfe deine Verbindung und versuch es noch einmal.',
  title: 'Zusammenfassung nicht möglich',
  apology:
    'Leider konnten wir zu diesem Video keine Zusammenfassung erstellen. Das kann vorkommen, wenn das Video keinen Ton hat, zu kurz ist oder sich schwer verarbeiten lässt. Bitte versuch es mit einem anderen Video.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'Aus dem Speicher geladen',
  freshSummary: 'Neue Zusammenfassung erstellt',
  freshTranscript: 'Neues Transkript geholt',
  generatedByModel: 'KI-Zusammenfassung ist fertig',
  generated: 'Zusammenfassung ist fertig',
  videoSummarized: 'Dein YouTube-Video ist zusammengefasst',
  transcriptSummarized: 'Dein Transkript ist zusammengefasst',
}
