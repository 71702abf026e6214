import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'Für Entwickler',
  description:
    'Zusammenfassungen mit Zitat und Sekunde zu jeder Zeile, aus eigenen Programmen: Schlüssel, Beispiele, alle Aufrufe.',
  heading: 'Précis in eigenen Programmen nutzen',
  lead: 'Zusammenfassungen, deren Zeilen ein Zitat und eine Sekunde haben, aus jedem Programm.',
  keyHeading: 'Schlüssel holen',
  keyText:
    'Leg ihn auf deiner [Kontoseite](/account) an, nur mit den Rechten, die du brauchst. Schick ihn in der Kopfzeile Authorization, nie in einer Adresse.',
  exampleHeading: 'Zusammenfassung erstellen',
  exampleText: 'Setze PRECIS_KEY auf deinen Schlüssel und PRECIS_URL auf die Adresse dieser Website.',
  copy: 'Kopieren',
  copyProgram: (program) => `${program} kopieren`,
  agentHeading: 'Agenten verbinden',
  agentText:
    'Er bekommt Werkzeuge für ein Video (summarize, list_forms, get_transcript, ask), deine Bibliothek (search_library), Sammlungen (list_videos, make_collection, read_collections, change_collection) und für das, was du abonniert hast (read_following, change_following, read_digest). Setze deinen Schlüssel und die Adresse dieser Website ein.',
  agentLabel: 'Einstellungen deiner Anwendung',
  webhookHeading: 'Webhooks',
  webhookText: `Leg einen auf deiner [Kontoseite](/account) an: Wir rufen deinen Server auf, wenn eine Zusammenfassung oder eine Übersicht fertig ist. Aufrufe sind so signiert, wie Standard Webhooks es festlegt. Antworte innerhalb von ${webhookTimeoutSeconds} Sekunden mit 2xx, sonst versuchen wir es einen Tag lang weiter.`,
  webhookLabel: 'Ein Empfänger in JavaScript',
  webhookShow: 'Zeigen, wie man einen Aufruf prüft',
  rulesHeading: 'Gut zu wissen',
  rules: [
    `Ein Schlüssel erlaubt ${keyCallsPerMinute} Aufrufe in der Minute. Was übrig ist, steht in den RateLimit-Kopfzeilen.`,
    'Mit einem Idempotency-Key zählt derselbe Aufruf einmal und bekommt einen Tag lang dieselbe Antwort.',
    'Fehler kommen als problem+json mit festem Code und einem klaren Satz. Sie zählen nie.',
    'Mit Accept text/event-stream verfolgst du eine Zusammenfassung, während sie entsteht.',
  ],
  callsHeading: 'Alle Aufrufe',
  callsText: 'Alles, was ein Schlüssel kann, aus dem [OpenAPI-Dokument](/api/openapi.json).',
  show: 'Alle Aufrufe zeigen',
}
