import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'Diese Anfrage ist nicht gültig',
    detail: 'Eine der Angaben konnte nicht angenommen werden. Bitte prüfe sie und sende sie noch einmal.',
  },
  UNAUTHORIZED: { title: 'Nicht angemeldet', detail: 'Dafür musst du angemeldet sein.' },
  EMAIL_REQUIRED: {
    title: 'Eine E-Mail-Adresse fehlt',
    detail: 'Bitte gib zuerst deine E-Mail-Adresse ein.',
  },
  SIGN_IN_REQUIRED: { title: 'Bitte melde dich an', detail: 'Dafür musst du angemeldet sein.' },
  FORBIDDEN: { title: 'Nicht erlaubt', detail: 'Das gehört nicht zu deinem Konto oder deinem Plan.' },
  DEVICE_LIMIT: {
    title: 'Zu viele Geräte',
    detail: 'Du bist auf zu vielen Geräten angemeldet. Entferne eines davon, um hier weiterzumachen.',
  },
  KEY_INVALID: {
    title: 'Dieser API-Schlüssel funktioniert nicht',
    detail: 'Der Schlüssel ist falsch, gelöscht oder abgelaufen.',
  },
  KEY_SCOPE: {
    title: 'Diesem API-Schlüssel nicht erlaubt',
    detail: 'Leg einen Schlüssel an, der das darf.',
  },
  KEY_IN_URL: {
    title: 'Ein API-Schlüssel in der Adresse',
    detail: 'Schick den Schlüssel in der Kopfzeile Authorization, nicht in der Adresse.',
  },
  KEY_LIMIT: { title: 'Zu viele API-Schlüssel', detail: 'Lösche einen, um einen neuen anzulegen.' },
  WEBHOOK_LIMIT: { title: 'Zu viele Webhooks', detail: 'Lösche einen, um einen neuen anzulegen.' },
  WEBHOOK_OFF: { title: 'Dieser Webhook ist aus', detail: 'Schalte ihn zuerst ein.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'Unter diesem Idempotency-Key kam schon eine andere Anfrage',
    detail: 'Nimm für eine andere Anfrage einen neuen Idempotency-Key.',
  },
  CODE_WRONG: {
    title: 'Falscher Code',
    detail: 'Dieser Code stimmt nicht. Gib den Code aus der E-Mail noch einmal ein.',
  },
  CODE_REPLACED: { title: 'Das ist ein älterer Code', detail: 'Nimm den Code aus unserer neuesten E-Mail.' },
  CODE_LOCKED: { title: 'Dieser Code wurde zu oft versucht', detail: 'Bitte fordere einen neuen Code an.' },
  CODE_USED: { title: 'Dieser Code wurde schon benutzt', detail: 'Bitte fordere einen neuen Code an.' },
  CODE_EXPIRED: { title: 'Dieser Code ist abgelaufen', detail: 'Bitte fordere einen neuen Code an.' },
  INVALID_LINK: {
    title: 'Kein YouTube-Link',
    detail:
      'Füge einen Link zu einem YouTube-Video ein. Für andere Websites nimm die Erweiterung oder füge das Transkript des Videos ein.',
  },
  NOT_FOUND: { title: 'Nicht gefunden', detail: 'Das wurde nicht gefunden. Vielleicht wurde es gelöscht.' },
  METHOD_NOT_ALLOWED: {
    title: 'Unter dieser Adresse nicht möglich',
    detail: 'Das geht unter dieser Adresse nicht.',
  },
  REQUEST_TIMEOUT: {
    title: 'Die Anfrage kam zu langsam an',
    detail: 'Prüfe deine Internetverbindung und versuch es noch einmal.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Zu groß', detail: 'Das Gesendete ist größer als erlaubt.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Diese Art von Inhalt geht hier nicht',
    detail: 'Hier wird eine andere Art von Inhalt erwartet.',
  },
  TRANSCRIPT_EMPTY: {
    title: 'Keine Worte im Transkript',
    detail: 'In diesem Transkript haben wir keine gesprochenen Worte gefunden.',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'Keine Textdatei',
    detail: 'Wähle eine Untertiteldatei (SubRip, WebVTT und andere) oder füge das Transkript ein.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'Transkript zu groß',
    detail: 'Das Transkript ist größer als erlaubt. Füge einen kleineren Teil ein.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'Transkript zu lang',
    detail: 'Das Transkript hat mehr Wörter als erlaubt. Füge einen kleineren Teil ein.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'Kein Transkript von YouTube',
    detail: 'Von YouTube lässt sich gerade kein Transkript holen. Füge es ein, dann geht es trotzdem.',
  },
  VIDEO_NOT_FOUND: {
    title: 'Video nicht gefunden',
    detail: 'Dieses Video gibt es auf YouTube nicht, oder es wurde entfernt.',
  },
  PLAYLIST_NOT_FOUND: {
    title: 'Playlist nicht gefunden',
    detail: 'Diese Playlist gibt es auf YouTube nicht, oder sie ist privat.',
  },
  PRIVATE_VIDEO: {
    title: 'Privates Video',
    detail: 'Dieses Video ist privat, deshalb können wir seine Untertitel nicht lesen.',
  },
  AGE_RESTRICTED: {
    title: 'Altersbeschränktes Video',
    detail: 'YouTube zeigt dieses Video nur angemeldeten Erwachsenen.',
  },
  MEMBERS_ONLY: {
    title: 'Nur für Mitglieder des Kanals',
    detail: 'Dieses Video sehen nur Mitglieder des Kanals.',
  },
  PAYMENT_NEEDED: { title: 'Kostenpflichtiges Video', detail: 'Dieses Video muss man kaufen oder leihen.' },
  GEO_BLOCKED: {
    title: 'In diesem Land nicht verfügbar',
    detail: 'Dieses Video ist in dem Land, in dem unser Server steht, nicht zu sehen.',
  },
  UPCOMING: {
    title: 'Noch nicht begonnen',
    detail: 'Dieses Video hat noch nicht begonnen. Versuch es später noch einmal.',
  },
  LIVE_NOW: {
    title: 'Gerade live',
    detail: 'Dieses Video ist gerade live. Versuch es nach dem Ende der Übertragung noch einmal.',
  },
  LIVE_PROCESSING: {
    title: 'Die Übertragung ist gerade zu Ende',
    detail: 'YouTube bereitet die Untertitel noch vor. Versuch es in einer Weile noch einmal.',
  },
  VIDEO_PROCESSING: {
    title: 'Noch nicht fertig',
    detail: 'YouTube verarbeitet dieses Video noch. Versuch es in einer Weile noch einmal.',
  },
  NO_CAPTIONS: {
    title: 'Keine Untertitel',
    detail: 'Dieses Video hat keine Untertitel. Wenn du ein Transkript hast, füge es ein.',
  },
  VIDEO_UNAVAILABLE: { title: 'Video nicht verfügbar', detail: 'YouTube zeigt dieses Video nicht.' },
  CAPTIONS_WITHHELD: {
    title: 'Untertitel zurückgehalten',
    detail: 'YouTube gab uns die Untertitel nicht. Füge das Transkript ein oder versuch es später.',
  },
  YOUTUBE_BLOCKED: {
    title: 'YouTube sperrt diesen Server',
    detail: 'Füge das Transkript ein oder versuch es später noch einmal.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'Zu viele Anfragen an YouTube',
    detail: 'Versuch es in einer Weile noch einmal oder füge das Transkript ein.',
  },
  YOUTUBE_PAUSED: {
    title: 'Eine kurze Pause',
    detail: 'YouTube bremst uns gerade. Versuch es in einer Weile noch einmal.',
  },
  YOUTUBE_CHANGED: {
    title: 'YouTube hat sich geändert',
    detail: 'YouTubes Antwort war nicht lesbar. Füge das Transkript ein, dann geht es trotzdem.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'YouTube ist nicht erreichbar',
    detail: 'YouTube hat nicht rechtzeitig geantwortet. Versuch es noch einmal.',
  },
  FORM_NEEDS_MODEL: {
    title: 'Diese Form braucht ein Sprachmodell',
    detail: 'Auf diesem Server gibt es kein Sprachmodell. Wähle eine andere Form.',
  },
  FORM_LIMIT: {
    title: 'So viele Formen, wie der Plan hat',
    detail: 'Mehr eigene Formen erlaubt dein Plan nicht. Lösche eine, um eine neue anzulegen.',
  },
  SUMMARY_FAILED: {
    title: 'Zusammenfassung nicht möglich',
    detail:
      'Leider konnte zu diesem Video keine Zusammenfassung erstellt werden. Versuch es noch einmal oder nimm ein anderes Video.',
  },
  SUMMARY_TIMEOUT: {
    title: 'Die Zusammenfassung hat zu lange gedauert',
    detail: 'Die Zusammenfassung wurde nicht rechtzeitig fertig. Versuch es noch einmal.',
  },
  SUMMARY_STOPPED: {
    title: 'Die Zusammenfassung wurde angehalten',
    detail: 'Die Zusammenfassung wurde angehalten, bevor sie fertig war.',
  },
  PAYMENT_INVALID: {
    title: 'Zahlung nicht bestätigt',
    detail: 'Die Zahlung konnte nicht bestätigt werden. Wenn Geld abgebucht wurde, schreib uns.',
  },
  ALREADY_SUBSCRIBED: { title: 'Schon abonniert', detail: 'Diesen Plan hast du schon.' },
  NOTHING_TO_CANCEL: { title: 'Nichts zu kündigen', detail: 'Du hast keinen laufenden Plan.' },
  NOTHING_TO_RESUME: { title: 'Nichts fortzusetzen', detail: 'Es gibt keinen gekündigten Plan.' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'Der Zahlungsdienst ist nicht erreichbar',
    detail: 'Der Zahlungsdienst antwortet nicht. Versuch es in einer Weile noch einmal.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'Der Zahlungsdienst hat abgelehnt',
    detail: 'Der Zahlungsdienst hat diese Anfrage abgelehnt. Versuch es noch einmal.',
  },
  QUESTION_LIMIT: { title: 'Keine Fragen übrig', detail: 'Deine Fragen für heute sind aufgebraucht.' },
  TRANSLATION_LIMIT: {
    title: 'Keine Übersetzungen übrig',
    detail: 'Mehr Transkripte übersetzt dein Plan heute nicht. Versuch es morgen noch einmal.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'Übersetzen braucht ein Sprachmodell',
    detail: 'Auf diesem Server gibt es kein Sprachmodell, das Transkript kann also nicht übersetzt werden.',
  },
  PASTE_LIMIT: {
    title: 'Kein Platz mehr für Transkripte',
    detail:
      'Der Platz für eingefügte Transkripte ist voll. Lösche ältere, oder melde dich an oder wechsle den Plan, um mehr zu bekommen.',
  },
  FOLLOW_LIMIT: {
    title: 'So viel abonniert, wie der Plan erlaubt',
    detail: 'Mehr Kanäle, Playlists und Podcasts erlaubt dein Plan nicht. Beende zuerst einen davon.',
  },
  FEED_UNREACHABLE: {
    title: 'Der Feed antwortet nicht',
    detail: 'Der Feed war nicht zu erreichen. Versuch es in einer Weile noch einmal.',
  },
  FEED_UNREADABLE: {
    title: 'Kein Feed',
    detail: 'Unter dieser Adresse haben wir keinen Feed gefunden, den wir lesen können.',
  },
  NO_TRANSCRIPT: { title: 'Kein Transkript', detail: 'Dazu wurde kein Transkript gefunden.' },
  RATE_LIMITED: {
    title: 'Zu viele Anfragen',
    detail: 'Das waren zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es noch einmal.',
  },
  OVERLOADED: {
    title: 'Ausgelastet',
    detail: 'Der Server ist gerade ausgelastet. Versuch es in einer Weile noch einmal.',
  },
  SHUTTING_DOWN: {
    title: 'Neustart',
    detail: 'Der Server startet gerade neu. Versuch es in einer Weile noch einmal.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'Die Datenbank ist nicht verfügbar',
    detail: 'Gerade lässt sich nichts speichern oder lesen. Versuch es in einer Weile noch einmal.',
  },
  STORAGE_UNAVAILABLE: {
    title: 'Der Speicher ist nicht erreichbar',
    detail: 'Versuch es in einer Weile noch einmal.',
  },
  STORAGE_DAMAGED: {
    title: 'Der Text ist verloren',
    detail: 'Der gespeicherte Text ließ sich nicht lesen. Füge ihn noch einmal ein.',
  },
  MAIL_UNAVAILABLE: {
    title: 'E-Mails können nicht gesendet werden',
    detail: 'Gerade lassen sich keine E-Mails senden. Versuch es in einer Weile noch einmal.',
  },
  INTERNAL: {
    title: 'Etwas ist schiefgegangen',
    detail: 'Das ist unser Fehler, nicht deiner. Versuch es in einer Weile noch einmal.',
  },
}
