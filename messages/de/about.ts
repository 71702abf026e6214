import type * as source from '#messages/about.ts'

export const about: typeof source.about = {
  title: 'Über uns',
  description: 'Warum es Précis gibt, was es verspricht und wie wir arbeiten.',
  heading: 'Über Précis',
  lead: 'Ein Lesewerkzeug für Videos: ruhig, genau und offen darüber, was es nicht weiß.',
  why: {
    heading: 'Warum es das gibt',
    paragraphs: [
      'Vieles, was sich zu wissen lohnt, wird in Videos gesagt: in Vorlesungen, Anhörungen, Vorträgen und langen Gesprächen. Text lässt sich überfliegen, durchsuchen und zitieren; eine Stunde Video dauert eine Stunde.',
      'Eine Maschine kann über diese Stunde eine Seite schreiben. Was sie von sich aus nicht liefert, ist ein Grund, der Seite zu glauben. Die meisten sehen sich das Video nie an, um es herauszufinden, und so bleiben Fehler stehen.',
    ],
  },
  promise: {
    heading: 'Was wir versprechen',
    paragraph:
      'Jedes Video in Kürze, und jede Zeile davon lässt sich prüfen. Zu jeder Zeile gehören die Zeit und die gesprochenen Worte, nachgeschlagen im Transkript. Stehen sie dort nicht, dann sagen wir es.',
    measured: (talks, method) =>
      `Wie gut das gelingt, ist an ${talks} echten Vorträgen und Sitzungen gemessen, und die Programme, die es messen, liegen dem Quelltext bei. [So wird gemessen](${method})`,
  },
  manners: {
    heading: 'Wie wir arbeiten',
    paragraphs: ['Ein paar Regeln, an die wir uns halten:'],
    points: [
      'Sagen, was wir wissen und was nicht. Ließ sich ein Teil eines Videos nicht lesen, nennen wir ihn.',
      'Nur zählen, was geliefert wurde. Ein Fehlschlag zählt nie.',
      'Wenig verlangen. Für die erste Zusammenfassung braucht es keine E-Mail-Adresse, und von anderen Websites wird erst etwas geladen, wenn du es willst.',
      'Was dir gehört, bleibt deins: Lade alles als eine Datei herunter und lösche es, wann du willst.',
      'Keine Zahl veröffentlichen, die wir nicht gemessen haben.',
    ],
  },
  name: {
    heading: 'Der Name',
    paragraphs: [
      'Ein Précis ist eine Zusammenfassung, die Gehalt und Reihenfolge des Gesagten bewahrt und nichts hinzufügt. Früher war das eine Übung in der Schule. Wir finden, sie ist noch immer gut.',
    ],
  },
}
