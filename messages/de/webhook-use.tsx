import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'Noch wurde nichts gesendet. Sende zur Probe einen Test.',
  deliveries: 'Sendungen',
  newest: (max) => `Höchstens die letzten ${max}`,
  counted: {
    waiting: (count) => `${count} wartend`,
    delivered: (count) => `${count} zugestellt`,
    failed: (count) => `${count} misslungen`,
  },
  waitingInAll: (count) => `insgesamt ${count} wartend`,
  states: { waiting: 'Wartet', delivered: 'Zugestellt', failed: 'Misslungen' },
  attempts: (count) => plural(count, { one: `${count} Versuch`, other: `${count} Versuche` }),
  lastTook: (ms) => `der letzte dauerte ${ms} ms`,
  nextAt: (moment) => `der nächste ist am ${moment}`,
  list: (facts) => facts.join(', '),
  sent: 'Gesendet',
  answer: 'Antwort',
  sendAgain: 'Noch einmal senden',
  answered: (status) => `Antwort ${status}.`,
  failures: {
    'private-address': 'Der Name führt zu einer privaten Adresse, die wir nicht aufrufen.',
    'unknown-host': 'Einen Server dieses Namens gibt es nicht.',
    unreachable: 'Der Server hat die Verbindung nicht angenommen.',
    insecure: 'Das Zertifikat des Servers ist nicht gültig.',
    closed: 'Der Server hat die Verbindung ohne Antwort beendet.',
    timeout: 'Keine rechtzeitige Antwort.',
    'switched-off': 'Nicht gesendet, weil der Webhook aus war.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'Test senden',
  switchOn: 'Einschalten',
  switchOff: 'Ausschalten',
  oldSecretUntil: (moment) => <>Das alte Geheimnis gilt bis {moment}.</>,
  newSecret: 'Neues Geheimnis',
  newSecretQuestion: (hours) => `Ein neues Geheimnis erstellen? Das alte gilt noch ${hours} Stunden.`,
  makeSecret: 'Neues Geheimnis erstellen',
  made: 'Dein neues Geheimnis zum Signieren',
  madeText: 'Kopiere es jetzt. Wir können es nicht noch einmal zeigen.',
  secret: 'Geheimnis',
  copySecret: 'Geheimnis kopieren',
  delete: 'Löschen',
  deleteQuestion: 'Löschen, mit dem Protokoll dessen, was gesendet wurde?',
  deleteWebhook: 'Webhook löschen',
  deleted: 'Webhook gelöscht',
}
