import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'Messwerte: wie gut die Zusammenfassungen sind',
  description:
    'Wie Précis ohne Modell neben anderen Programmen abschneidet, wie gut es Fragen beantwortet, Zitate und Zeilen prüft, und der Befehl, der es noch einmal misst.',
  heading: 'Die Messwerte, und wie man sie wiederholt',
  lead: 'Jede Zahl stammt aus einem Programm, das du ausführen kannst.',
  name: 'Programm',
  summaries: {
    heading: 'Zusammenfassungen',
    plain: 'Wie nahe jedes Programm dem kommt, was ein Mensch schrieb.',
    note: (talks) =>
      `Prozent gemeinsamer Wörter. ${talks} Vorträge, für alle dieselbe Länge. Balken sind 95-%-Intervalle.`,
    columns: ['Inhaltswörter', 'Alle Wörter', 'Zeit für eine Stunde', 'Speicher'],
  },
  coverage: {
    heading: 'Abdeckung',
    plain: 'Aus wie viel eines Vortrags eine Zusammenfassung schöpft.',
    note: 'In Zehnteln.',
    columns: ['Genutzte Teile'],
    drawn: 'Anteil von jedem',
    ofTen: (figure) => `${figure} von 10`,
  },
  questions: {
    heading: 'Fragen',
    plain: 'Wie oft die Antwort unter den ersten gezeigten Sätzen ist.',
    note: (asked, meetings) => `${asked} Fragen zu ${meetings} Sitzungen.`,
    columns: ['Von zehn', 'Von fünf'],
    refused: (own, other) =>
      `„Nicht gesagt“ kommt bei ${own} davon, und bei ${other}, wenn zur falschen Sitzung gefragt wird.`,
  },
  checking: {
    heading: 'Zitate prüfen',
    plain: 'Echte Zitate werden gezeigt; veränderte sollten es nicht.',
    note: (quotes) => `Wir haben ${number(quotes)} Zitate getestet, echte und veränderte.`,
    columns: ['Gezeigt'],
  },
  lies: {
    heading: 'Zeilen, die lügen',
    plain: (passed) =>
      `Von zehn Lügen über gesprochenen Worten lässt unser Code allein ${number(passed)} durch.`,
    note: (lies, languages) => `${lies} Lügen in ${languages} Sprachen. Prozent, die durchkommen:`,
    columns: ['Durch', 'Lügen'],
    meaning: (ofTrue, ofPeople) =>
      `Sie gelten als „Worte gefunden“; ohne Prüfmodell ist keine bestätigt. ${ofTrue} der wahren Zeilen und ${ofPeople} der Sätze von Menschen werden gekennzeichnet. Worte einer anderen Zeile und Lügen in Übersetzung kommen oft durch.`,
    all: 'Alle',
  },
  statements: {
    heading: 'Aussagen, über die Menschen urteilten',
    plain: (times) => `Unser Code allein hat in ${number(times)} von zehn Fällen recht.`,
    note: (claims) =>
      `${number(claims)} Aussagen über Gesprochenes ([SummEdits](https://github.com/salesforce/factualNLG)). Ausgewogene Genauigkeit; 50 ist Zufall:`,
    columns: ['Genauigkeit'],
    meaning: (recall) =>
      `Er findet ${recall} der falschen Aussagen bei 5 % Fehlalarmen. Die Regeln wurden an diesen Aussagen gewählt. Zahlen ohne Intervall: von ihren Autoren.`,
    ours: 'Précis, nur Code',
  },
  sections: {
    heading: 'Abschnitte',
    plain: 'Wie oft ein Abschnitt dort beginnt, wo Menschen einen beginnen.',
    note: 'Grenzen nach F1.',
    columns: ['Podcasts', 'Sitzungen'],
  },
  written: {
    heading: 'Sprachmodelle',
    plain: 'Wie viel von dem, was ein Modell schrieb, gesagt wurde.',
    note: 'Mit dem Vortrag abgeglichen.',
    columns: ['Sätze', 'Mit Zitaten, die stimmen', 'Erfundene Namen oder Zahlen, je 100'],
    none: 'Noch kein Sprachmodell hier gemessen. Miss deines: ein Befehl.',
  },
  limits: {
    heading: 'Was das nicht zeigt',
    points: [
      'Ob sich eine Zusammenfassung gut liest.',
      'Andere Sprachen: Alle Vorträge sind englisch.',
      'Kleine Vorsprünge: Unter einem Punkt sagen sie wenig.',
    ],
    sources:
      'Vorträge: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; Sitzungen von AMI und ICSI CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Markierte Antworten: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Selbst ausführen',
    own: 'Das eigene Programm messen:',
    model: 'Oder setze SCORE_BASE_URL, SCORE_MODEL und SCORE_API_KEY.',
    date: (day, machine) => `Gemessen am ${day} auf ${machine}. [Mehr zum Verfahren](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, ohne Modell',
  'The beginning': 'Der Anfang',
  'At random': 'Zufällig',
  'BM25 with neighbours': 'BM25 mit Nachbarn',
  'Even parts, number known': 'Gleiche Teile, Anzahl bekannt',
  chance: 'Zufall',
  'a chat model of 2023': 'Ein Chatmodell von 2023',
  people: 'Menschen',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'Wort für Wort',
  'hesitations, fillers, repetitions cleaned': 'Ohne „äh“',
  'word for word, sentence id invented': 'Echt, falsche Stelle genannt',
  'from another transcript': 'Aus einem anderen Vortrag',
  'number changed': 'Zahl geändert',
  'negation inserted': '„Nicht“ eingefügt',
  shuffled: 'Wörter vertauscht',
  'halves of two sentences in a row': 'Zwei Sätze gestückelt',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'Zahl',
  quantifier: 'Einige → alle',
  name: 'Namen',
  negation: '„Nicht“',
  unit: 'Einheit',
  direction: 'Umgekehrt',
  hedge: 'Kann → wird',
  speaker: 'Wer es sagt',
  date: 'Datum',
  outside: 'Nicht gesagt',
  cause: 'Ursache',
  'other-line': 'Andere Zeile',
  order: 'Befehl',
  translated: 'Übersetzt',
  stitched: 'Gestückeltes Zitat',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'Podcasts',
  qmsumm: 'Sitzungen',
  sales_call: 'Verkaufsgespräche',
  ectsum: 'Telefonkonferenzen zu Quartalszahlen',
  samsum: 'Chats',
}
