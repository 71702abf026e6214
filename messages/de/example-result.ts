import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'Link kopieren',
  tryVideo: 'Dieses Video ausprobieren',
  byUs: 'Von uns für dieses Beispiel geschrieben, Zeile für Zeile geprüft.',
  bySpeaker: 'Ohne KI gemacht: die eigenen Sätze der Person, die spricht.',
  toWithoutAI: 'Ohne KI gemacht',
  toOurs: 'Von uns geschrieben',
}
