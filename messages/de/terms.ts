import type * as source from '#messages/terms.ts'
import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

export const terms: typeof source.terms = {
  title: 'Nutzungsbedingungen',
  description:
    'Die Regeln für die Nutzung von Précis: was eine Zusammenfassung ist, faire Nutzung, Pläne und Zahlung, Kündigung, Haftung.',
  heading: 'Nutzungsbedingungen',
  lead: 'Stand: 21. November 2026. Geschrieben, um gelesen zu werden.',
  sections: {
    service: {
      heading: 'Der Dienst',
      paragraphs: [
        'Précis erstellt Zusammenfassungen von Videos aus ihren Transkripten und zeigt, worauf jede Aussage beruht. Wer es nutzt, stimmt diesen Bedingungen zu.',
        'Wir bemühen uns, es verfügbar zu halten, können aber nicht versprechen, dass es das immer ist. Es hängt von anderen ab, vor allem von YouTube, und ein Video kann jederzeit unerreichbar werden.',
      ],
    },
    summaries: {
      heading: 'Was eine Zusammenfassung ist, und was nicht',
      paragraphs: [
        'Eine Zusammenfassung ist eine Lesehilfe. Eine als bestätigt gekennzeichnete Zeile hat ein Zitat, das im Transkript steht, nichts von dem, was wir vergleichen, weicht ab, und ein Prüfmodell sagt, dass sie folgt. Alle drei können irren, und das Transkript ebenso. Verlass dich bei Entscheidungen über Gesundheit, Recht, Geld oder Sicherheit nicht allein darauf.',
      ],
    },
    account: {
      heading: 'Dein Konto',
      paragraphs: [
        'Behalte dein Postfach für dich: Wer es lesen kann, kann sich anmelden. Ein Konto ist für eine Person. Eine Person hat ein kostenloses Kontingent, mit oder ohne Konto.',
      ],
    },
    use: {
      heading: 'Faire Nutzung',
      paragraphs: [
        `Für jeden Plan gilt eine Grenze von ${summariesPerMinute} Zusammenfassungen und ${questionsPerMinute} Fragen in der Minute. Bitte unterlass es:`,
      ],
      points: [
        'Grenzen zu umgehen oder den Dienst für andere zu verlangsamen;',
        'uns Transkripte zu geben, die du nicht nutzen darfst;',
        'Zusammenfassungen als die Worte der Person auszugeben, die spricht, oder Menschen damit zu schaden;',
        'den Zugang weiterzuverkaufen.',
      ],
    },
    rights: {
      heading: 'Wem was gehört',
      paragraphs: [
        'Videos und Transkripte gehören denen, die sie gemacht haben. Was du uns gibst, bleibt deins; du erlaubst uns, es für dich zu bearbeiten. Für dich erstellte Zusammenfassungen darfst du nutzen, im Rahmen der Rechte am Video.',
      ],
    },
    payment: {
      heading: 'Pläne und Zahlung',
      paragraphs: [
        'Bezahlte Pläne werden monatlich im Voraus in indischen Rupien über Razorpay abgerechnet, zum Preis auf unserer [Preisseite](/pricing), bis du kündigst.',
        'Du kannst jederzeit kündigen. Der Plan bleibt bis zum Ende des bezahlten Monats, danach wird nichts mehr abgebucht. Misslingt eine Verlängerung, hast du 3 Tage Zeit, das zu beheben; dann wechselt dein Konto in den kostenlosen Plan.',
        'Wo auf den Seiten steht, dass die Abrechnung eine Vorführung ist, wird nichts berechnet, und ausprobierte Pläne enden, sobald echte Zahlungen beginnen.',
      ],
    },
    end: {
      heading: 'Beenden',
      paragraphs: [
        'Du kannst jederzeit aufhören und dein Konto löschen. Wir können ein Konto schließen, das gegen diese Bedingungen verstößt, wenn möglich nach einer Warnung, und erstatten die ungenutzte Zeit, außer bei einem schweren Verstoß.',
      ],
    },
    liability: {
      heading: 'Haftung',
      paragraphs: [
        'Wir haften für das, was sich nach dem Gesetz nicht ausschließen lässt. Darüber hinaus ist unsere Haftung auf das begrenzt, was du in den zwölf Monaten zuvor gezahlt hast.',
      ],
    },
    changes: {
      heading: 'Änderungen und Recht',
      paragraphs: [
        'Wenn sich diese Bedingungen ändern, schreiben wir allen mit Konto mindestens 14 Tage vorher eine E-Mail. Es gilt indisches Recht; du behältst die Verbraucherrechte, die dir das Recht deines Landes gibt. Fragen: [schreib uns](/contact).',
      ],
    },
  },
}
