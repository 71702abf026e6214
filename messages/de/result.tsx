import type * as source from '#messages/result.tsx'
import { copiedTexts } from './copied-texts.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

export const result: typeof source.result = {
  summaryAndInsights: 'Zusammenfassung und Kernaussagen',
  writtenBy: (model) => `geschrieben von ${model}`,
  madeWithoutAI: 'ohne KI gemacht',
  writtenByUs: 'von uns geschrieben',
  copy: 'Kopieren',
  chooseCopy: 'Auswählen, wie kopiert wird',
  copyFormats: { text: 'Nur Text', times: 'Mit Zeiten', markdown: 'Markdown', evidence: 'Mit Belegen' },
  watch: (rest) => <>Ansehen{rest(' auf YouTube')}</>,
  download: 'Herunterladen',
  share: 'Teilen',
  parts: 'Teile des Ergebnisses',
  tabs: { summary: 'Zusammenfassung', transcript: 'Transkript', ask: 'Fragen' },
  video: 'Das Video',
  linesFrom: (count, total) => `Die Zeilen stammen aus ${count} von ${total} Teilen`,
  linesFromAnd: (count, total, end) => `Die Zeilen stammen aus ${count} von ${total} Teilen. ${end}`,
  insights: 'Kernaussagen',
  chapters: 'Kapitel',
  sections: 'Abschnitte',
  sectionsFoundBy: {
    extractive: 'Abschnitte automatisch gefunden.',
    model: 'Von einem Sprachmodell gefunden und benannt.',
    authored: 'Von uns für dieses Beispiel benannt.',
  },
  play: 'Nur die Höhepunkte abspielen',
  stop: 'Höhepunkte anhalten',
  cannotPlay:
    'Die Zeiten dieses Transkripts sind geschätzt, deshalb lassen sich die Höhepunkte nicht allein abspielen.',
  ask: 'Dieses Video fragen',
  askTranscript: 'Dieses Transkript fragen',
  askLater: 'Du kannst fragen, sobald die Zusammenfassung fertig ist.',
  generating: 'Zusammenfassung wird erstellt...',
  madeElsewhere: 'Sie entsteht in einem anderen Tab und erscheint hier von selbst.',
  generated: 'Erstellt',
  howMade: 'Wie sie entstand',
  model: (name) => `Modell: ${name}`,
  writtenFrom: (model) => `Von ${model} aus dem Transkript geschrieben.`,
  writtenInStyle: (model, style) => `Von ${model} aus dem Transkript geschrieben. Stil: ${style}.`,
  extracted: 'Aus den eigenen Sätzen der Person, die spricht, entnommen, nicht von einer KI geschrieben.',
  needsModel: 'Stil und Sprache lassen sich nur wählen, wo ein Sprachmodell eingerichtet ist.',
  inLanguage: (language) => `Die Sprache ist die des Videos: ${language}.`,
  otherLanguage: (asked, written) =>
    `Gewünscht war ${asked}. Das Modell schrieb auf Nachfrage wieder in dieser Sprache: ${written}.`,
  noChecker: 'Hier ist kein Prüfmodell eingerichtet, deshalb heißt keine Zeile bestätigt.',
  checkerLate: 'Das Prüfmodell hat nicht rechtzeitig geantwortet, deshalb heißt keine Zeile bestätigt.',
  checkerLateAbout: (count, total) =>
    plural(count, {
      one: `Zu ${count} von ${total} Zeilen hat das Prüfmodell nicht rechtzeitig geantwortet. Dort steht „Worte gefunden“.`,
      other: `Zu ${count} von ${total} Zeilen hat das Prüfmodell nicht rechtzeitig geantwortet. Dort steht „Worte gefunden“.`,
    }),
  missing: (stretches) =>
    plural(stretches.length, {
      one: `${list(stretches)} konnte nicht gelesen werden und fehlt in dieser Zusammenfassung.`,
      other: `${list(stretches)} konnten nicht gelesen werden und fehlen in dieser Zusammenfassung.`,
    }),
  stretch: (from, to) => `${from} bis ${to}`,
  part: (number, total) => `Teil ${number} von ${total}`,
  nothingSaid: copiedTexts.nothingSaid,
}
