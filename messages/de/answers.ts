import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'Fragen und Antworten',
  bestPassages: 'Diese Stellen antworten am besten. Es sind die eigenen Worte der Person, die spricht.',
  whereSaid: 'Wo das gesagt wird',
  closest: 'Zeigen, was am nächsten kommt',
  showMore: (count) => `${count} weitere zeigen`,
  notSaid: 'Davon scheint im Video nicht die Rede zu sein.',
  otherLanguage: (asked, spoken) =>
    `Gefragt auf ${asked}, gesprochen auf ${spoken}: So lässt sich nicht sagen, ob das im Video vorkommt. Versuch es auf ${spoken}.`,
  copy: 'Kopieren',
  delete: 'Löschen',
  playPassages: 'Stellen abspielen',
}
