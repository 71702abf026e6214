import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'Tu navegador no puede leer en voz alta',
  otherBrowser: 'Prueba con otro navegador.',
  noneFor: (language) => `No hay voz para este idioma: ${language}`,
  noneForText: 'No hay voz para este texto',
  addVoices: 'Este dispositivo no tiene ninguna propia. Puedes añadir voces en los ajustes del sistema.',
}
