import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { plural } from './language.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'Häufige Fragen',
  description:
    'Antworten zu Zusammenfassungen, Plänen, Grenzen und Datenschutz, und was zu tun ist, wenn sich ein Video nicht zusammenfassen lässt.',
  heading: 'Häufige Fragen',
  lead: 'Kurze Antworten. Fehlt deine Frage, schreib uns.',
  search: 'Antworten durchsuchen',
  found: (count) => plural(count, { one: `${count} Antwort`, other: `${count} Antworten` }),
  nothing: 'Keine Antwort enthält diese Wörter.',
  write: 'Schreib uns',
  closing: {
    heading: 'Noch eine Frage?',
    text: 'Schreib uns, oder probier es einfach aus: Die erste Zusammenfassung braucht kein Konto.',
    contact: 'Kontakt',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'Erste Schritte',
    questions: [
      {
        question: 'Was macht Précis?',
        answer:
          'Füge einen YouTube-Link ein. Précis liest das Transkript und gibt dir eine Zusammenfassung, Kernaussagen und Kapitel. Neben jeder Zeile stehen ihre Zeit und die gesprochenen Worte, damit du sie prüfen kannst.',
      },
      {
        question: 'Brauche ich ein Konto?',
        answer:
          'Für die erste Zusammenfassung nicht. Mit deiner E-Mail-Adresse bekommst du noch eine. Melde dich mit einem Code an, den wir dir schicken, oder mit Google, wo es angeboten wird; dann hast du deinen Verlauf auch auf anderen Geräten.',
      },
      {
        question: 'Welche Links gehen?',
        answer:
          'Jeder YouTube-Link: Videos, Shorts und aufgezeichnete Livestreams. Von einer Playlist nehmen wir das erste Video; wenn du dich anmeldest, kannst du aus einer Playlist oder einem Kanal wählen.',
      },
      {
        question: 'Geht es auch ohne Link?',
        answer:
          'Ja. Füge ein Transkript ein oder lade eine Untertitel- oder Textdatei hoch. Vorlesungen, Podcasts und Sitzungen gehen genauso wie Videos.',
      },
      {
        question: 'Kann ich einem Video eine Frage stellen?',
        answer:
          'Ja, unter jeder Zusammenfassung. Die Antwort ist, was im Video dazu gesagt wird, mit Zeiten zum Abspielen. Kommt es dort nicht vor, sagen wir es. In deinem Verlauf fragt die Suche alle deine Videos.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Preise und Pläne',
    questions: [
      {
        question: 'Was kostet es?',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}: ${freeSummaries} Zusammenfassungen in ${dayWindowHours} Stunden, kostenlos. ${pro.name}: ${proSummaries} Zusammenfassungen im Monat für ${proPrice} im Monat. ${unlimited.name}: kein Kontingent, für ${unlimitedPrice} im Monat. Einzelheiten stehen bei den [Preisen](/pricing).`,
      },
      {
        question: 'Wann ist das kostenlose Kontingent wieder da?',
        answer: `${dayWindowHours} Stunden nach deiner ersten Zusammenfassung.`,
      },
      {
        question: 'Was zählt als Zusammenfassung?',
        answer:
          'Eine, die du bekommen hast. Zusammenfassungen, die misslingen, die du abbrichst oder die im selben Zeitraum ein Video wiederholen, zählen nicht.',
      },
      {
        question: 'Was zählt als Frage?',
        answer: `Eine, die ein Sprachmodell beantwortet hat: ${free.questions} Fragen zu Videos am Tag mit ${free.name}, ${pro.questions} mit ${pro.name}. Dieselbe Frage noch einmal, eine misslungene und eine, die nur mit Stellen beantwortet wird, zählen nicht.`,
      },
      {
        question: 'Kann ich kündigen?',
        answer:
          'Jederzeit. Dein Plan bleibt bis zum Ende des bezahlten Monats, danach wird nichts mehr abgebucht.',
      },
      {
        question: 'Ist unbegrenzt wirklich unbegrenzt?',
        answer: `Es gibt kein Kontingent, das zu Ende geht. Für jeden Plan gilt eine Grenze von ${summariesPerMinute} Zusammenfassungen und ${questionsPerMinute} Fragen in der Minute, damit kein einzelnes Programm alle anderen aufhält.`,
      },
      {
        question: 'Wie zahle ich?',
        answer:
          'Monatlich, in indischen Rupien, mit Karte oder einem anderen Weg, den Razorpay anbietet. Deine Kartendaten gehen an Razorpay, nie an uns.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Funktionen',
    questions: [
      {
        question: 'Wie genau sind die Zusammenfassungen?',
        answer: ({ talks, found, otherTalk, method }) =>
          `Wir messen die Prüfung: An ${talks} Vorträgen wurden ${found} der echten Zitate gefunden, und ${otherTalk} der Zitate aus einem anderen Vortrag kamen durch ([so wurde gemessen](${method})). Dann vergleicht Code jede Zeile mit dem, was rund um ihr Zitat gesagt wurde, und übersieht dabei manche Lüge ([Messwerte](/score)); auch ein Prüfmodell, wo eines eingerichtet ist, kann irren. Deshalb steht das Zitat neben jeder Zeile.`,
      },
      {
        question: 'Wie lang darf ein Video sein?',
        answer: `Bis zu ${maxTranscriptSeconds / 3600} Stunden. Lange Videos werden in Teilen gelesen. Lässt sich ein Teil nicht lesen, nennt das Ergebnis ihn.`,
      },
      {
        question: 'Welche Sprachen gehen?',
        answer: `Die Sprache des Videos erkennen wir. Wo ein Sprachmodell eingerichtet ist, kannst du für die Zusammenfassung aus ${summaryLanguages.length} Sprachen wählen; voreingestellt ist Deutsch. Das eingebaute Programm bleibt bei der Sprache des Videos.`,
      },
      {
        question: 'Schreibt eine KI die Zusammenfassungen?',
        answer:
          'Wo ein Sprachmodell eingerichtet ist, ja. Sonst besteht der Text aus den wichtigsten Sätzen der Person, die spricht. Jedes Ergebnis sagt, was davon zutrifft.',
      },
      {
        question: 'Kann ich eine Zusammenfassung herunterladen?',
        answer: `Kopieren kannst du mit jedem Plan. Downloads gibt es mit ${pro.name} und ${unlimited.name}.`,
      },
      {
        question: 'Wie lange sehe ich meinen Verlauf?',
        answer: `${free.historyDays} Tage mit ${free.name}, ${pro.historyDays} Tage mit ${pro.name} und ganz mit ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Datenschutz und Sicherheit',
    questions: [
      {
        question: 'Wer sieht, was ich zusammenfasse?',
        answer:
          'Du, und alle, die einen Link haben, den du teilst. Deine E-Mail-Adresse einzugeben öffnet nichts: Verlauf, Plan und Geräte brauchen eine Anmeldung.',
      },
      {
        question: 'Ladet ihr etwas von anderen Websites?',
        answer:
          'Erst wenn du es willst. Der Player lädt von YouTube, wenn du auf Abspielen drückst, das Zahlungsformular von Razorpay, wenn du kaufst. Keine Werbung, kein Tracking.',
      },
      {
        question: 'Kann ich meine Daten mitnehmen oder löschen?',
        answer:
          'Beides, auf deiner Kontoseite: Lade alles, was dir gehört, als eine Datei herunter oder lösche dein Konto. Mehr dazu unter [Datenschutz](/privacy).',
      },
      {
        question: 'Wie viele Geräte kann ich nutzen?',
        answer: `Bis zu ${maxActiveDevices} zugleich. Um ein weiteres zu nutzen, entferne zuerst eines. Das meldet es sofort ab.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Technik und Probleme',
    questions: [
      {
        question: 'Warum gibt es zu meinem Video keine Zusammenfassung?',
        answer:
          'Meist hat das Video keine Untertitel, ist privat oder altersbeschränkt, dein Tageskontingent ist aufgebraucht oder deine Verbindung schlecht. Die Seite sagt, was davon, und ein Fehlschlag zählt nicht.',
      },
      {
        question: 'Das Video hat keine Untertitel. Was nun?',
        answer:
          'Füge ein Transkript ein oder lade eines als .srt, .vtt, .json3 oder reinen Text hoch. YouTube hat oft eines zum Kopieren, unter „Transkript anzeigen“ unterhalb des Videos.',
      },
      {
        question: 'Wie lange behaltet ihr ein Transkript, das ich einfüge?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `Ohne Konto ${retentionDays.visitorPaste} Tage. Mit Konto, bis du es löschst. Platz ist für ${visitorPastedMegabytes} MB ohne Konto, ${freeRoom} mit ${free.name}, ${proRoom} mit ${pro.name} und ${unlimitedRoom} mit ${unlimited.name}. Eine Stunde Sprache braucht etwa 0,03 MB.`,
      },
      {
        question: 'Ich habe die Seite geschlossen, während eine Zusammenfassung entstand. Ist sie weg?',
        answer:
          'Nein. Sie läuft weiter und ist da, wenn du zurückkommst, auf jedem Gerät, auf dem du angemeldet bist. Nur „Abbrechen“ hält sie an.',
      },
      {
        question: 'Was bedeutet das Zeichen neben einer Zeile?',
        answer:
          'Bestätigt (ein voller Punkt): Das Zitat steht im Transkript, nichts von dem, was wir vergleichen, weicht ab, und ein Prüfmodell sagt, dass die Zeile daraus folgt. Worte gefunden (ein Ring mit Haken): Das Zitat ist da, aber nicht alles aus der Zeile fand sich darin, oder kein Prüfmodell hat ja gesagt. Weicht ab (ein durchgestrichenes Gleichheitszeichen): Zeile und Worte sagen Verschiedenes, oder das Prüfmodell sagt, dass die Zeile nicht folgt. Nicht gefunden (ein Ausrufezeichen): Wir konnten das Zitat nicht finden. Nicht belegt, mit demselben Zeichen: Eine KI hat das Transkript geschrieben. Zitiert (ein Ring mit Punkt): Die Zeile ist ein eigener Satz der Person, die spricht. Ein leerer Ring: Sie wird noch geprüft.',
      },
      {
        question: 'Welche Browser gehen?',
        answer:
          'Aktuelle Versionen aller großen Browser, auf Handys und Computern. Diese Seiten kannst du auch ohne JavaScript lesen, Zusammenfassungen brauchen es.',
      },
    ],
  },
}
