import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: jedes Video, in Kürze',
  heading: 'Jedes Video, in Kürze. Jede Zeile geprüft.',
  lead: 'Füge einen Link ein, lies die Zusammenfassung und prüfe jede Zeile an den gesprochenen Worten.',
}

export const homeDescription: typeof source.homeDescription =
  'Füge einen YouTube-Link oder ein Transkript ein. Précis gibt Zusammenfassung, Kernaussagen und Kapitel, je mit den gesprochenen Worten und ihrer Sekunde, nachgeschlagen im Transkript.'
