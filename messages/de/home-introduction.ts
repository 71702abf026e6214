import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'Noch ein Beispiel',
  stepsHeading: 'Drei Schritte',
  steps: [
    { title: 'Link einfügen', text: 'Jeder YouTube-Link geht, oder ein Transkript.' },
    { title: 'In Kürze lesen', text: 'Zusammenfassung, Kernaussagen und Kapitel, mit Zeiten.' },
    { title: 'Jede Zeile prüfen', text: 'Zeig auf eine Zeile, und du siehst die gesprochenen Worte.' },
  ],
  differencesHeading: 'Was anders ist',
  differences: [
    { title: 'Mit dem Video abgeglichen', text: 'Steht ein Zitat nicht im Transkript, sagen wir es.' },
    { title: 'Das ganze Video', text: 'Eine Karte zeigt, woher die Zeilen stammen.' },
    { title: 'Ein faires Kontingent', text: 'Misslungenes und Abgebrochenes zählt nicht.' },
    { title: 'Deine Daten', text: 'Von YouTube wird nichts geladen, bis du auf Abspielen drückst.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'Ein Beispiel in Kürze',
  whole: 'Ganz lesen',
  stop: 'Anhalten',
  playAgain: 'Noch einmal',
  checking: 'Wird geprüft...',
  verified: 'Bestätigt',
}
