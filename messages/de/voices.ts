import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'Dein Browser kann nicht vorlesen',
  otherBrowser: 'Versuch es mit einem anderen Browser.',
  noneFor: (language) => `Keine Stimme für ${language}`,
  noneForText: 'Keine Stimme für diesen Text',
  addVoices: 'Dieses Gerät hat keine eigene. In den Einstellungen des Systems kannst du Stimmen hinzufügen.',
}
