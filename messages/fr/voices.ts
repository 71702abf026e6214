import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'Votre navigateur ne sait pas lire à voix haute',
  otherBrowser: 'Essayez un autre navigateur.',
  noneFor: (language) => `Aucune voix en ${language}`,
  noneForText: 'Aucune voix pour ce texte',
  addVoices: 'Cet appareil n’en a pas. Vous pouvez ajouter des voix dans les réglages du système.',
}
