import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'So funktioniert Précis: vom Link zur geprüften Zusammenfassung',
  description:
    'Drei Schritte für dich, und was dazwischen geschieht: woher das Transkript kommt, wie eine Zusammenfassung entsteht und wie jede Zeile geprüft wird.',
  heading: 'So funktioniert es',
  lead: 'Drei Schritte für dich, und alles, was dazwischen geschieht.',
  stepsHeading: 'Drei Schritte',
  steps: [
    {
      title: 'Link einfügen',
      text: 'Videos, Shorts, Playlists. Keine Untertitel? Füge das Transkript ein.',
    },
    {
      title: 'Lesen, während sie entsteht',
      text: 'Schließ ruhig die Seite: Sie ist da, wenn du zurückkommst.',
    },
    {
      title: 'Prüfen und nutzen',
      text: 'Zeig auf eine Zeile, um die gesprochenen Worte zu sehen.',
    },
  ],
  keyHeading: 'Das Wichtigste',
  keyFeatures: [
    {
      title: 'Nichts fehlt stillschweigend',
      text: 'Ein Teil, der nicht gelesen wurde, wird genannt.',
    },
    {
      title: 'Fehler sagen, warum',
      text: 'Und keiner davon zählt.',
    },
    {
      title: 'Keine Dritten, bis du es willst',
      text: 'YouTube lädt, wenn du auf Abspielen drückst.',
    },
  ],
  evidenceTitle: 'Ein Beleg zu jeder Aussage',
  hoodHeading: 'Unter der Haube',
  hood: {
    fetch: {
      title: 'Das Transkript',
      text: 'Untertitel von Menschen gehen vor automatischen, das Original vor einer Übersetzung.',
    },
    sentences: {
      title: 'Sätze',
      text: 'Stücke werden verbunden, Wiederholungen entfernt. Jeder Satz hat seine Nummer und seine Zeit.',
    },
    draft: {
      title: 'Die Zusammenfassung',
      text: 'Ein Sprachmodell antwortet mit Nummern und Zitaten, nie mit Zeiten. Ohne eines wählen wir die Sätze, die am meisten sagen.',
    },
    check: {
      title: 'Die Prüfung',
      text: (changedNumber, removedNot, method) =>
        `Code vergleicht Zeile und Zitat; ein Prüfmodell, wenn eingerichtet, sagt, ob sie folgt. ${changedNumber} der Zitate mit geänderter Zahl kamen durch, ${removedNot} mit entferntem „nicht“. [So gemessen](${method})`,
    },
  },
  missed: {
    title: 'Was die Prüfung übersehen kann',
    text: 'Code übersieht manche Lüge, und ein Prüfmodell kann irren. Deshalb stehen die Worte neben jeder Zeile: [die Messwerte](/score).',
  },
  speed: {
    title: 'Tempo',
    text: (method) =>
      `Hängt vom Modell ab. Ohne eines dauert eine Stunde Video etwa 1/20 Sekunde. [So gemessen](${method})`,
  },
  once: {
    title: 'Einmal für alle',
    text: 'Ein Video, nach dem viele fragen, wird einmal zusammengefasst.',
  },
  closing: {
    heading: 'Sieh es an einem echten Video',
    text: 'Zwei Beispiele stehen auf der Startseite.',
    features: 'Alle Funktionen',
  },
}
