import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'Funktionen: was Précis mit einem Video macht',
  description:
    'Zusammenfassungen, Kernaussagen und Kapitel von YouTube-Videos, jede Kernaussage im Transkript nachgeschlagen, mit ihrer Sekunde und den gesprochenen Worten.',
  heading: 'Eine Zusammenfassung, die du prüfen kannst',
  lead: 'Alles auf dieser Seite funktioniert. Probier es aus.',
  casesHeading: 'Wofür es genutzt wird',
  cases: {
    lectures: { title: 'Vorlesungen', text: 'Lies die Argumentation vor dem Seminar.' },
    research: { title: 'Recherche', text: 'Finde die Antwort und zitiere sie mit ihrer Zeit.' },
    meetings: { title: 'Webinare und Sitzungen', text: 'Hol nach, was du verpasst hast.' },
    tutorials: { title: 'Anleitungen', text: 'Fang bei dem Schritt an, den du brauchst.' },
    interviews: { title: 'Interviews und Podcasts', text: 'Such aus, was du ganz hören willst.' },
    ownVideos: { title: 'Eigene Videos', text: 'Bekomm Notizen, Kapitel, einen ersten Entwurf.' },
  },
  tilesHeading: 'Was es kann',
  tiles: {
    insights: {
      title: 'Geprüfte Aussagen',
      text: (found, method) =>
        `${found} der echten Zitate werden gefunden, und keines aus einem anderen Vortrag ([so gemessen](${method})).`,
    },
    seconds: {
      title: 'Die Sekunde, in der es gesagt wurde',
      text: 'Zeiten kommen aus dem Transkript, nie von einem Modell. Drück auf eine.',
    },
    coverage: {
      title: 'Abdeckung im Blick',
      text: 'Woher die Zeilen stammen und wo keine herkommen.',
    },
    chapters: {
      title: 'Kapitel',
      text: 'Die des Kanals oder dort, wo das Thema wechselt.',
    },
    search: {
      title: 'Transkript mit Suche',
      text: 'Starte das Video bei jedem Satz.',
    },
    whole: {
      title: 'Das ganze Video',
      text: `Bis zu ${maxTranscriptSeconds / 3600} Stunden, in Teilen. Verlier einen:`,
    },
    choices: {
      title: 'Deine Sprache und Form',
      text: `${summaryLanguages.length} Sprachen und ${summaryStyles.length} Formen, wo ein Sprachmodell schreibt.`,
    },
    allowance: {
      title: 'Ein faires Kontingent',
      text: 'Was misslingt oder sich wiederholt, zählt nicht.',
    },
  },
  industriesHeading: 'Wo es passt',
  industries: {
    education: {
      title: 'Bildung',
      text: 'Lernnotizen und Zitate, die sich mit ihrer Zeit angeben lassen.',
    },
    corporate: {
      title: 'Unternehmen',
      text: 'Lange Aufzeichnungen in einem Durchgang; auf Zahlen, die niemand nannte, wird hingewiesen.',
    },
    creative: {
      title: 'Kreative Arbeit',
      text: 'Der Satz, auf den es ankommt, und wie die Geschichte gebaut ist.',
    },
  },
  bookmark: {
    heading: 'Vom Video zur Zusammenfassung mit einem Klick',
    text: 'Zieh das in deine Lesezeichenleiste und klick dann auf YouTube darauf.',
    phone: 'Auf dem Handy: Leg Précis auf den Startbildschirm und teile dann Videos damit.',
  },
  closing: {
    heading: 'Probier es mit einem Video, das du kennst',
    text: 'So siehst du am schnellsten, ob es stimmt.',
    plans: 'Pläne ansehen',
  },
}
