import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'Versuch, es zu täuschen',
  lead: 'Lass es lügen: Wir prüfen beim Tippen.',
  line: 'Die Zeile',
  quote: 'Das Zitat dazu',
  tryAgain: 'Erneut versuchen',
  loading: 'Transkript wird geladen...',
  nothing: 'Es gibt nichts zu prüfen.',
  notFound:
    'Eine Zusammenfassung würde diese Zeile kennzeichnen oder weglassen und niemandem Worte in den Mund legen.',
  order: 'Eine Zusammenfassung würde diese Zeile weglassen.',
  onlyCode:
    'Hier läuft nur Code. In einer Zusammenfassung heißt eine Zeile bestätigt, wenn auch ein Prüfmodell ja sagt.',
}

export const lieNames: typeof source.lieNames = {
  true: 'Wahr',
  number: 'Zahl',
  unit: 'Einheit',
  name: 'Eigenname',
  date: 'Datum',
  negation: 'Ohne „nicht“',
  quantity: 'Einige → alle',
  certainty: 'Kann → wird',
  direction: 'Umgekehrt',
  cause: 'Ursache',
  speaker: 'Wer es sagt',
  order: 'Befehl',
  spliced: 'Gestückelt',
  invented: 'Erfunden',
}
