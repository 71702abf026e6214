import type * as source from '#messages/guide.ts'
import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

export const guide: typeof source.guide = {
  title: 'YouTube-Videos zusammenfassen und das Ergebnis prüfen',
  description:
    'Ein Leitfaden zu Zusammenfassungen von YouTube-Videos: woher das Transkript kommt, was ohne Untertitel hilft, wie man eine gute von einer flüssigen Zusammenfassung unterscheidet und wie man sie nutzt.',
  heading: 'YouTube-Videos zusammenfassen und das Ergebnis prüfen',
  lead: 'Von Hand, mit einem Chatbot oder mit einem Werkzeug dafür: wozu jedes taugt, wo jedes irrt, und wie man in zwei Minuten merkt, ob man dem Gelesenen trauen kann.',
  dateLine: '21. November 2026',
  contentsHeading: 'Inhalt',
  sections: {
    why: {
      heading: 'Warum überhaupt zusammenfassen',
      paragraphs: [
        'Sprechen ist langsam. Menschen sprechen etwa 150 Wörter in der Minute und lesen mehr als 200, und beim Lesen können sie überspringen. Eine Stunde Vortrag ist ein Text von rund neuntausend Wörtern, von denen du vielleicht dreihundert brauchst.',
        'Eine Zusammenfassung nützt also vor dem Ansehen, um zu entscheiden, ob es sich lohnt; statt des Ansehens, wenn der Gehalt genügt; und danach, um eine Stelle wiederzufinden. Das sind drei verschiedene Bedürfnisse. Für das erste braucht es zwei Sätze, für das zweite eine Seite, für das dritte eine Liste von Stellen.',
      ],
    },
    transcript: {
      heading: 'Alles beginnt mit dem Transkript',
      paragraphs: [
        'Fast jedes Werkzeug liest die Untertitel, nicht das Video. Was ihnen fehlt, fehlt der Zusammenfassung: Folien, Gesten, Code auf dem Bildschirm. Von Menschen geschriebene Untertitel sind besser als automatische, die kaum Satzzeichen haben und Namen und Zahlen falsch hören.',
        'Zwei Dinge gehen hier öfter schief als in der Zusammenfassung selbst. Die Untertitel lassen sich nicht holen, und das Werkzeug fasst stillschweigend die Beschreibung des Videos zusammen. Oder die Spur bricht ab, und du bekommst eine getreue Zusammenfassung der ersten zehn Minuten. Bevor du eine Zusammenfassung beurteilst, sieh dir das letzte Kapitel an: Stammt es vom Ende des Videos?',
      ],
    },
    'by-hand': {
      heading: 'Von Hand',
      paragraphs: [
        'Öffne „Transkript anzeigen“ unter dem Video, kopiere den Text, lies ihn mit dem Stift. Das ist langsam, aber du behältst es besser als alles, was eine Maschine für dich schreibt. Für den einen wichtigen Vortrag ist es noch immer der beste Weg.',
      ],
      points: [
        'Schreib vor allem anderen die Frage auf, die beantwortet wird.',
        'Markiere jede Stelle, an der das Thema wechselt. Das sind deine Kapitel.',
        'Notiere zu jedem Punkt die Zeit und fünf Wörter, die wirklich fielen.',
        'Schreib die Zusammenfassung aus den Notizen, nicht aus dem Gedächtnis.',
      ],
    },
    chatbot: {
      heading: 'Mit einem Chatbot',
      paragraphs: [
        'Füge das Transkript in einen allgemeinen Assistenten ein und bitte um eine Zusammenfassung. Bei kurzen Videos gelingt das gut. Bei langen achte auf drei Dinge: Text, der für das Modell zu lang ist, fällt womöglich still weg; Zeiten sind oft erfunden, weil kopierter Text selten welche hat; und Zitate klingen gern besser als das, was gesagt wurde.',
        'Es hilft, nach dem genauen Wortlaut zu jedem Punkt zu fragen und drei davon selbst im Transkript zu suchen. Fehlt einer, trau den anderen nicht.',
      ],
    },
    precis: {
      heading: 'Mit Précis',
      paragraphs: ['Dieselben Schritte, nur wird für dich gesucht:'],
      points: [
        '[Füge den Link ein](/) und drück Enter. Shorts und aufgezeichnete Livestreams gehen auch.',
        `Wo ein Sprachmodell eingerichtet ist, wähle eine Sprache und eine von ${summaryStyles.length} Formen, von knapp bis Lernnotizen.`,
        'Lies die Zusammenfassung, während sie entsteht. Jede Zeile hat ihre Zeit.',
        'Zeig auf eine Zeile, um die gesprochenen Worte zu sehen und was unsere Prüfung ergab.',
        'Sieh dir die Karte des Videos an: Sie zeigt, woher die Zeilen stammen.',
        'Kopiere den Text, finde ihn in deinem Verlauf, oder durchsuche das Transkript nach allem, was fehlt.',
      ],
    },
    'no-captions': {
      heading: 'Wenn es keine Untertitel gibt',
      paragraphs: [
        'Private Videos, Premieren und viele Aufzeichnungen von Sitzungen haben keine. Oft gibt es anderswo ein Transkript: Das Konferenzprogramm hat eines geschrieben, der Podcast hat eines auf seiner Seite, die Universität bietet eine Untertiteldatei an. Füge es ein oder lade es hoch: .srt, .vtt, .json3, von YouTube kopierter Text und reiner Text gehen alle. Bei reinem Text sind die Zeiten geschätzt und mit ~ gekennzeichnet.',
      ],
    },
    long: {
      heading: 'Videos von mehreren Stunden',
      paragraphs: [
        'Ein langes Video muss in Teilen gelesen werden. Entscheidend ist, was geschieht, wenn ein Teil misslingt: Er sollte noch einmal versucht und, wenn er endgültig scheitert, genannt werden. Frag bei jedem Werkzeug, was es tut. Eine Zusammenfassung, der still die dritte Stunde fehlt, sieht genauso aus wie eine vollständige.',
        'Bei sehr langen Videos lies zuerst die Kapitel, such zwei oder drei aus und geh zu ihrem Transkript. Zehn Stunden auf einer Seite können nur ein Inhaltsverzeichnis sein.',
      ],
    },
    check: {
      heading: 'Wie man eine Zusammenfassung in zwei Minuten prüft',
      paragraphs: ['Wer auch immer sie schrieb:'],
      points: [
        'Nimm die überraschendste Aussage, such die Stelle und hör eine halbe Minute rundherum.',
        'Nimm eine Zahl. Zahlen gehen als Erstes schief.',
        'Nimm ein „nicht“. Zusammenfassungen kehren sich leichter ins Gegenteil, als dass sie Unsinn werden.',
        'Sieh auf das Ende des Videos. Kommt es in der Zusammenfassung vor?',
        'Frag, wer es sagt: die Person, die spricht, jemand, der zitiert wird, oder jemand, dem widersprochen wird?',
      ],
    },
    measured: {
      heading: 'Was eine Prüfung kann, gemessen',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }) =>
        `Unsere haben wir mit einem Programm getestet, das ein nachlässiges oder lügendes Modell spielt, an ${talks} echten Vorträgen und Sitzungen. Von echten Zitaten wurden ${found} gefunden. Von Zitaten aus einem anderen Vortrag kamen ${otherTalk} durch, von solchen mit geänderter Zahl ${changedNumber}, mit eingefügtem „nicht“ ${addedNot}, mit entferntem ${removedNot}. [So haben wir gemessen](${method}), und was es nicht zeigt: Dass Worte gesagt wurden, heißt nicht, dass die Aussage aus ihnen folgt.`,
    },
    use: {
      heading: 'Nutzen, was du gelesen hast',
      paragraphs: [
        'Zitiere das Video mit der Zeit, nicht die Zusammenfassung: „bei 12:40 sagt sie“ lässt sich nachschlagen. Schreib die zwei Sätze, die du behalten willst, in deinen eigenen Worten. Und wenn du eine Zusammenfassung teilst, teile den Link dazu.',
      ],
    },
  },
  plansHeading: 'Was es hier kostet',
  questionsHeading: 'Häufige Fragen',
  questions: [
    {
      question: 'Darf ich das Video von jemand anderem zusammenfassen?',
      answer:
        'Menschen haben schon immer in eigenen Worten festgehalten, was andere sagen. Veröffentlichen ist etwas anderes: Zitiere sparsam, nenn die Quelle, verlinke sie. Das ist keine Rechtsberatung.',
    },
    {
      question: 'Ersetzt eine Zusammenfassung das Video?',
      answer:
        'Um zu entscheiden, ob du es ansiehst, oft. Für Ton, Bilder, Vorführungen und Witze nie. Eine gute Zusammenfassung sagt dir, welche fünf Minuten du ansehen solltest.',
    },
    {
      question: 'Kann ich ein Video ohne Untertitel zusammenfassen?',
      answer:
        'Mit einem Transkript von anderswo ja: Füge es ein oder lade es hoch. Ohne eines muss ein Werkzeug den Ton anhören, was länger dauert und Namen falsch wiedergibt.',
    },
    {
      question: 'Was kostet es, Précis auszuprobieren?',
      answer: `Nichts: ${freeSummaries} Zusammenfassungen in ${dayWindowHours} Stunden, die erste ohne E-Mail-Adresse. Die anderen Pläne stehen bei den [Preisen](/pricing).`,
    },
  ],
  call: {
    heading: 'Probier es mit einem Video, das du kennst',
    text: 'So siehst du am schnellsten, ob eine Zusammenfassung stimmt.',
  },
  howItWorks: 'So funktioniert es',
}
