import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'Fehler',
  unreachable: 'Wir konnten den Server nicht erreichen. Prüfe deine Verbindung und versuch es noch einmal.',
  unknown: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
}
