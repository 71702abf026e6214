import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'Copiar enlace',
  tryVideo: 'Probar este video',
  byUs: 'Escrito por nuestro equipo para este ejemplo, comprobado línea por línea.',
  bySpeaker: 'Hecho sin IA: frases textuales de quien habla.',
  toWithoutAI: 'Hecho sin IA',
  toOurs: 'Escrito por el equipo',
}
