import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { plural } from './language.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Dein Code zur Anmeldung bei Précis',
    preview: (minutes) => `${minutes} Minuten gültig, in dem Browser, der ihn angefordert hat`,
    heading: 'Dein Code zur Anmeldung',
    enter: 'Gib ihn in dem Browser ein, in dem du ihn angefordert hast.',
    valid: (minutes) =>
      `Er ist ${minutes} Minuten gültig und funktioniert einmal. Wir fragen dich nie danach.`,
    reason:
      'Jemand hat deine Adresse eingegeben, um sich bei Précis anzumelden. Wenn du es nicht warst, ignoriere diese E-Mail: Ohne den Code geschieht nichts.',
  },
  newDevice: {
    subject: 'Neue Anmeldung in deinem Précis-Konto',
    heading: 'Neue Anmeldung in deinem Konto',
    text: 'Ein Gerät, das wir noch nicht kannten, hat sich in deinem Précis-Konto angemeldet.',
    device: 'Gerät',
    near: 'In der Nähe von',
    unknown: 'Unbekannt',
    ipAddress: 'IP-Adresse',
    time: 'Zeit',
    advice:
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, öffne dein Konto, entferne das Gerät und prüfe, wer sonst deine E-Mails lesen kann: Dort kommen die Codes zur Anmeldung an.',
    reason:
      'Du bekommst diese E-Mail, weil sich jemand auf einem neuen Gerät in deinem Précis-Konto angemeldet hat.',
  },
  newKey: {
    subject: 'Ein neuer API-Schlüssel für dein Précis-Konto',
    heading: 'Ein neuer API-Schlüssel für dein Konto',
    text: 'In deinem Précis-Konto wurde ein API-Schlüssel angelegt. Ein Programm kann damit für dich handeln.',
    name: 'Bezeichnung',
    beginsWith: 'Beginnt mit',
    may: 'Darf',
    scopes: keyTexts.scopes,
    ends: 'Läuft ab',
    never: 'Nie',
    advice:
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, öffne dein Konto, lösche den Schlüssel und melde dich überall ab.',
    reason: 'Du bekommst diese E-Mail, weil jemand in deinem Précis-Konto einen API-Schlüssel angelegt hat.',
  },
  deletion: {
    subject: 'Dein Précis-Konto wird gelöscht',
    preview: (day) => `Am ${day}, wenn du es nicht behältst`,
    heading: 'Dein Konto wird gelöscht',
    text: (day) => `Du hast darum gebeten, dein Konto zu löschen. Es endet am ${day}, mit deinem Verlauf.`,
    planEnds: (plan) =>
      `Dein Plan ${plan} endet mit deinem Konto. Danach wird nichts mehr abgebucht, und der Rest des bezahlten Monats wird nicht erstattet.`,
    planRenews: (plan, day) =>
      `Dein Plan ${plan} endet mit deinem Konto. Danach wird nichts mehr abgebucht, und der Rest des bezahlten Monats wird nicht erstattet. Am ${day} verlängert er sich noch: Kündige ihn auf deiner Kontoseite, wenn du das nicht möchtest.`,
    keep: 'Um es zu behalten, melde dich vorher an und öffne deine Kontoseite. Wenn du das nicht angefordert hast, tu es jetzt und melde dich überall ab.',
    reason:
      'Du bekommst diese E-Mail, weil jemand, der in deinem Précis-Konto angemeldet ist, darum gebeten hat.',
  },
  deleted: {
    subject: 'Dein Précis-Konto ist gelöscht',
    text: 'Dein Konto und dein Verlauf sind gelöscht. Es wird nichts mehr abgebucht.',
    back: 'Du kannst jederzeit zurückkommen: Melde dich mit dieser Adresse an und fang neu an.',
    reason: 'Du bekommst diese E-Mail, weil dein Précis-Konto gelöscht wurde, wie du es wolltest.',
  },
  open: 'Konto öffnen',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Ein neuer Webhook für dein Précis-Konto',
    heading: 'Ein neuer Webhook für dein Konto',
    text: 'In deinem Précis-Konto wurde ein Webhook angelegt. Ab jetzt rufen wir seine Adresse auf, wenn etwas fertig ist.',
    server: 'Server',
    calledWhen: 'Aufruf, wenn',
    events: webhookTexts.events,
    advice:
      'Wenn du das warst, ist nichts zu tun. Wenn nicht, öffne dein Konto, lösche den Webhook und deine API-Schlüssel und melde dich überall ab.',
    reason: 'Du bekommst diese E-Mail, weil jemand in deinem Précis-Konto einen Webhook angelegt hat.',
  },
  off: {
    heading: 'Wir haben einen Webhook ausgeschaltet',
    gone: (host) =>
      `${host} hat mit Status 410 geantwortet, also darum gebeten, nicht mehr aufgerufen zu werden.`,
    goneText: (host) =>
      `${host} hat mit Status 410 geantwortet, also darum gebeten, nicht mehr aufgerufen zu werden. Deshalb haben wir den Webhook ausgeschaltet.`,
    failing: (host, days) => `Seit ${days} Tagen kommt bei ${host} nichts an.`,
    failingText: (host, days) =>
      `Seit ${days} Tagen kommt bei ${host} nichts an. Deshalb haben wir den Webhook ausgeschaltet.`,
    next: 'Sobald der Server wieder da ist, schalte den Webhook auf deiner Kontoseite ein. Von dort kannst du senden, was er verpasst hat.',
    reason: 'Du bekommst diese E-Mail, weil es in deinem Précis-Konto einen Webhook gibt.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) =>
    plural(count, {
      one: `${count} neues Video in Kürze, ${day}`,
      other: `${count} neue Videos in Kürze, ${day}`,
    }),
  notDone: (count, day) =>
    plural(count, { one: `${count} neues Video, ${day}`, other: `${count} neue Videos, ${day}` }),
  failed: 'Nicht zusammengefasst',
  failure: failureIn(problemTexts, 'Es konnte keine Zusammenfassung erstellt werden.'),
  waiting: 'Wartet auf dein Kontingent',
  waitingNote: 'Wir fassen es zusammen, sobald du wieder eine Zusammenfassung übrig hast.',
  deleted: 'Diese Zusammenfassung wurde gelöscht.',
  states: lineWords.states,
  open: 'Diese Übersicht öffnen',
  stop: 'Diese E-Mails beenden',
  reason:
    'Du bekommst diese Übersicht, weil du bei Précis Kanäle, Playlists oder Podcasts abonniert hast. Abonnieren kostet nichts; jede Zusammenfassung zählt als eine.',
}
