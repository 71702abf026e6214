import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'Seu navegador não consegue ler em voz alta',
  otherBrowser: 'Tente outro navegador.',
  noneFor: (language) => `Não há voz em ${language}`,
  noneForText: 'Não há voz para este texto',
  addVoices:
    'Este dispositivo não tem vozes próprias. Você pode adicionar vozes nas configurações do sistema.',
}
