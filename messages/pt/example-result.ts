import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'Copiar link',
  tryVideo: 'Testar este vídeo',
  byUs: 'Escrito por nós para este exemplo, conferido linha por linha.',
  bySpeaker: 'Feito sem IA: são frases de quem fala.',
  toWithoutAI: 'Feito sem IA',
  toOurs: 'Escrito por nós',
}
