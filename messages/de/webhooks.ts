import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhooks',
  text: 'Wir rufen deinen Server auf, wenn eine Zusammenfassung oder eine Übersicht fertig ist.',
  help: 'So prüfst du einen Aufruf',
  off: 'Aus',
  failing: 'Gestört',
  open: 'Öffnen',
  openNamed: (host) => `${host} öffnen`,
  newWebhook: 'Neuer Webhook',
  newWebhookText: 'Eine https-Adresse im öffentlichen Internet.',
  made: 'Dein Geheimnis zum Signieren',
  madeText:
    'Es beweist, dass ein Aufruf von uns ist. Kopiere es jetzt. Wir können es nicht noch einmal zeigen.',
  secret: 'Geheimnis',
  copySecret: 'Geheimnis kopieren',
  address: 'Adresse',
  addressInvalid: 'Gib eine ganze Adresse an, wie https://example.com/hook.',
  eventsLabel: 'Aufrufen, wenn',
  events: {
    'summary.completed': 'Eine Zusammenfassung ist in deinem Verlauf',
    'summary.failed': 'Eine Zusammenfassung konnte nicht erstellt werden',
    'digest.ready': 'Eine Übersicht des Abonnierten ist fertig',
    'collection.ended': 'Alle Videos einer Sammlung sind bearbeitet',
  },
  eventsMissing: 'Wähle mindestens ein Ereignis.',
  create: 'Webhook anlegen',
}
