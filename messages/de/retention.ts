import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'Dein Verlauf',
    howLong: `Bis du ihn löschst, und ${days.deletedItem} Tag länger, um das rückgängig zu machen; der eines Besuchers ${days.idleVisitor} Tage, was er eingefügt hat, ${days.visitorPaste}`,
    why: 'Um dir deine Zusammenfassungen wieder zu zeigen',
  },
  moments: {
    what: 'Zeilen, die du teilst, in einer Form, die ihre Adresse nicht verrät',
    howLong: 'Bis du sie nicht mehr teilst, oder solange ihre Zusammenfassung in deinem Verlauf ist',
    why: 'Damit ihre Links funktionieren',
  },
  highlights: {
    what: 'Zeilen, die du markierst, und deine Notizen dazu',
    howLong: 'Bis du sie entfernst, oder solange ihre Zusammenfassung in deinem Verlauf ist',
    why: 'Um sie auf allen deinen Geräten wieder zu zeigen',
  },
  questions: {
    what: 'Fragen, die du zu einer Zusammenfassung stellst, und ihre Antworten',
    howLong:
      'Bis du sie löschst, oder solange ihre Zusammenfassung in deinem Verlauf ist; je die neuesten 100',
    why: 'Um sie auf allen deinen Geräten wieder zu zeigen',
  },
  collections: {
    what: 'Deine Sammlungen, und was aus jedem Video wurde',
    howLong: 'Bis du sie löschst oder dein Konto gelöscht wird',
    why: 'Um sie auf allen deinen Geräten wieder zu zeigen',
  },
  video_lists: {
    what: 'Playlists und Kanäle, wie YouTube sie aufgelistet hat',
    howLong: `${days.videoList} Tag`,
    why: 'Damit du daraus wählen kannst',
  },
  answers: {
    what: 'Antworten, die eine KI auf deine Fragen gab',
    howLong: 'Bis du die Frage löschst, oder einen Tag nachdem das Video aus deinem Verlauf verschwunden ist',
    why: 'Damit dieselbe Frage dieselbe Antwort bekommt und einmal zählt',
  },
  transcripts: {
    what: 'Transkripte',
    howLong: `Ein eingefügtes, solange es in deinem Verlauf ist, ohne Konto ${days.visitorPaste} Tage, mit dem Netz, aus dem es kam, in einer Form, die sich nicht zurücklesen lässt; das eines Videos bis ${days.unusedVideo} Tage nachdem es geholt wurde, oder solange es in jemandes Verlauf ist`,
    why: 'Um Zitate daran zu prüfen und YouTube einmal zu fragen',
  },
  translations: {
    what: 'Transkripte in anderen Sprachen, und wer darum bat',
    howLong: 'So lange wie das Transkript; wer darum bat, 25 Stunden',
    why: 'Damit nicht warten muss, wer als Nächstes danach fragt, und um Übersetzungen zu zählen',
  },
  summaries: {
    what: 'Der Text von Zusammenfassungen',
    howLong: `${days.unusedVideo} Tage, oder solange er in jemandes Verlauf ist`,
    why: 'Damit nicht warten muss, wer als Nächstes nach demselben Video fragt',
  },
  runs: {
    what: 'Zusammenfassungen, die gerade entstehen',
    howLong: '1 Tag nachdem sie enden',
    why: 'Um nach einer abgebrochenen Verbindung weiterzumachen',
  },
  people: {
    what: 'Die Nummer eines Besuchers und die E-Mail-Adresse, die er eingab',
    howLong: `${days.idleVisitor} Tage nach der letzten Zusammenfassung`,
    why: 'Um kostenlose Zusammenfassungen zu zählen',
  },
  reservations: {
    what: 'Welche Zusammenfassungen gezählt wurden',
    howLong: `${days.committedReservation} Tage; ${days.releasedReservation} Tage, wo keine entstand; das Netz 25 Stunden`,
    why: 'Um Zusammenfassungen zu zählen',
  },
  question_reservations: {
    what: 'Dass eine Frage gezählt wurde, mit dem Netz eines Besuchers',
    howLong: '25 Stunden',
    why: 'Um Fragen zu zählen',
  },
  idempotent_calls: {
    what: 'Antworten auf Aufrufe mit einem Idempotency-Key',
    howLong: 'Einen Tag',
    why: 'Um einem doppelten Aufruf dieselbe Antwort zu geben',
  },
  call_counts: {
    what: 'Wie oft eine Adresse oder ein Netz uns aufgerufen hat',
    howLong: 'Bis zu einer Stunde',
    why: 'Um Grenzen durchzusetzen',
  },
  users: {
    what: 'Dein Konto',
    howLong: `Bis ${days.requestedDeletion} Tage nachdem du es löschst; eine Adresse, die sich nie angemeldet hat und nichts besitzt, ${days.unprovenAddress} Tage`,
    why: 'Um dich zu erkennen, wenn du dich anmeldest',
  },
  devices: {
    what: 'Deine Geräte, mit Adresse und Ort',
    howLong: `Bis ${days.removedDevice} Tage nachdem sie entfernt oder abgemeldet wurden`,
    why: 'Damit du siehst, wer angemeldet ist',
  },
  own_forms: {
    what: 'Formen von Zusammenfassungen, die du angelegt hast',
    howLong: 'Bis du sie löschst',
    why: 'Um deine Zusammenfassungen so aufzubauen',
  },
  api_keys: {
    what: 'API-Schlüssel, in einer Form, die sich nicht zurücklesen lässt, und je die letzten 100 Aufrufe',
    howLong: `Bis du sie löschst, oder ${days.endedKey} Tage nachdem sie ablaufen`,
    why: 'Um deine Programme einzulassen und dir zu zeigen, was sie taten',
  },
  webhooks: {
    what: 'Webhooks, je die letzten 100 Nachrichten und was darauf geantwortet wurde',
    howLong: `Bis du den Webhook löschst; eine Nachricht höchstens ${days.webhookDelivery} Tage`,
    why: 'Um deine Programme aufzurufen und dir zu zeigen, was ihnen gesendet wurde',
  },
  sessions: {
    what: 'Anmeldungen',
    howLong: '30 Tage nach der letzten Nutzung, höchstens 180 Tage',
    why: 'Damit du angemeldet bleibst',
  },
  login_codes: {
    what: 'Codes zur Anmeldung, in einer Form, die sich nicht zurücklesen lässt',
    howLong: 'Eine Stunde nachdem sie ablaufen',
    why: 'Um den Code zu prüfen, den du eingibst',
  },
  entitlements: {
    what: 'Dein Plan',
    howLong: `Bis ${days.endedPlan} Tage nachdem er endet`,
    why: 'Um dir zu geben, was du gekauft hast',
  },
  subscriptions: {
    what: 'Käufe, Zahlungen und Belege',
    howLong: `8 Jahre, ohne dein Konto, sobald es gelöscht ist; ein Kauf, der nie bezahlt wurde, ${days.abandonedCheckout} Tage`,
    why: 'Das Steuerrecht verlangt es',
  },
  billing_emails: {
    what: 'E-Mails zu deinem Plan und deinen Zahlungen',
    howLong: `${days.billingEmail} Tage nachdem sie gesendet wurden, oder bis dein Konto gelöscht wird`,
    why: 'Um jede einmal zu senden, auch wenn der Mailserver ausfällt',
  },
  billing_events: {
    what: 'Nachrichten des Zahlungsdienstes, und Zahlungen, denen nachzugehen ist',
    howLong: `${days.billingEvent} Tage; ${days.resolvedAlarm} Tage nachdem ein Problem gelöst ist`,
    why: 'Um jede Nachricht einmal zu verarbeiten',
  },
  help_requests: {
    what: 'Hilfeanfragen',
    howLong: `${days.helpRequest} Tage, oder bis dein Konto gelöscht wird`,
    why: 'Um dir zu antworten, auch auf Nachfragen',
  },
  follows: {
    what: 'Was du abonniert hast, und der Zustand jedes Videos davon',
    howLong: `Bis du es nicht mehr abonnierst; der Zustand eines Videos ${days.followedItem} Tage nachdem es zusammengefasst wurde oder misslang`,
    why: 'Um Neues zusammenzufassen, einmal',
  },
  watches: {
    what: 'Kanäle, Playlists und Podcasts, die jemand abonniert hat, was sie veröffentlicht haben und wer uns darüber informiert',
    howLong: 'Solange jemand sie abonniert',
    why: 'Um zu sagen, was neu ist',
  },
  digest_settings: {
    what: 'Wie du deine Übersichten haben willst',
    howLong: 'Solange du ein Konto hast',
    why: 'Um sie zu senden, wann du sie willst',
  },
  digests: {
    what: 'Welche Videos in welcher Übersicht standen',
    howLong: `${days.digest} Tage`,
    why: 'Um dir eine Übersicht wieder zu zeigen und jede einmal zu senden',
  },
  audit_entries: {
    what: 'Was die Verwaltung tat und einsah',
    howLong: `${days.auditEntry} Tage`,
    why: 'Damit es sich prüfen lässt',
  },
  model_calls: {
    what: 'Aufrufe von Sprachmodellen, ohne ihren Text',
    howLong: `${days.modelCall} Tage`,
    why: 'Um zu wissen, was sie kosten',
  },
  model_shares: {
    what: 'Wie viel KI eines Tages ein Konto oder das Netz von Besuchern genutzt hat',
    howLong: 'Bis zu 2 Tage',
    why: 'Damit niemand aufbraucht, was für andere da ist',
  },
  receipt_counters: {
    what: 'Nummern von Belegen, verkaufte Pläne, Versionen der Datenbank',
    howLong: 'Solange Précis läuft',
    why: 'Sie sagen über niemanden etwas',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}: ${howLong}. ${why}.`
