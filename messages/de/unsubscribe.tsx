import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>Erledigt: keine E-Mails mehr. Deine Übersichten stehen weiter auf der Seite {link('Abonniert')}.</>
  ),
  what: 'Wir schicken dir die Übersicht dessen, was du abonniert hast, nicht mehr per E-Mail.',
  stop: 'E-Mails beenden',
}
