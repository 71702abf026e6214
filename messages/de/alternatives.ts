import type * as source from '#messages/alternatives.ts'

const yes = 'Ja'
const notFound = 'Nicht gefunden'
const undocumented = 'Nicht dokumentiert'
const listens = 'Ja, transkribiert den Ton'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'So funktioniert es',
    cells: [
      'Ja, aus dem Transkript genommen',
      'Ja, jedes einzelne',
      'In Teilen gelesen; ein misslungener Teil wird genannt',
      ['Transkript einfügen oder hochladen; ein Modell, das zuhört, wo eines eingerichtet ist', 'einfügen'],
      'Ja, mit Zitaten und Zeiten',
      yes,
    ],
  },
  steipete: {
    source: 'Aug. 2026',
    cells: [
      'Ja; Zeiten hinter dem Ende fallen weg',
      notFound,
      ['Ein Fehler bei festem Modell auf der Kommandozeile; Teile im Browser, ohne Zeiten', 'nur im Browser'],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'Juni 2026',
    cells: [
      ['Der Anfang jedes Textstücks', 'je Stück'],
      notFound,
      ['Zusammenfassungen von Stücken hintereinander, nicht vereint', 'nicht vereint'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'Juli 2026',
    cells: [
      'Nicht gefunden; Belege nennen eine Quelle',
      notFound,
      ['Ein Modell mit größerem Fenster', 'größeres Modell'],
      notFound,
      'Ja, über viele Quellen',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'Mai 2026',
    cells: [
      ['Ja, vom Modell geschätzt', 'geschätzt'],
      notFound,
      'Nicht geklärt',
      notFound,
      yes,
      'Ja, im Browser',
    ],
  },
  youTubeGpt: {
    source: 'Juli 2026',
    cells: [
      notFound,
      notFound,
      ['Ein Fehler, der das sagt', 'ein Fehler'],
      ['In seinem Chat', 'im Chat'],
      yes,
      yes,
    ],
  },
  kagi: {
    source: 'Seine Dokumentation',
    cells: [undocumented, undocumented, 'Jede Länge, sagt der Anbieter', undocumented, yes, 'Nein'],
  },
  notebookLm: {
    source: 'Hilfeseite, Nov. 2026',
    cells: [
      undocumented,
      ['Seine Belege sind Zitate; von einer Prüfung der Antwort ist nicht die Rede', 'zeigt Zitate'],
      undocumented,
      undocumented,
      yes,
      'Nein',
    ],
  },
  bibiGpt: {
    source: 'API-Dokumentation, Nov. 2026',
    cells: [
      ['Auf Wunsch', 'auf Wunsch'],
      undocumented,
      undocumented,
      'Ja, erkennt Sprache',
      yes,
      ['Nur die erste Version ist öffentlich', 'Version 1'],
    ],
  },
  snipd: {
    source: 'Interview mit dem Gründer, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['Transkribiert Podcasts', 'Podcasts'],
      yes,
      undocumented,
    ],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'Alternativen: Précis neben anderen Werkzeugen',
  description:
    'Was andere Werkzeuge tun, die YouTube-Videos zusammenfassen, worin Précis sich unterscheidet, welche Version gelesen wurde und wo ein anderes besser passt.',
  heading: 'Alternativen',
  lead: 'Es gibt andere gute Werkzeuge, und vielleicht passt eines davon besser zu dir.',
  lineHeading: 'Eine Zeile, wie jede Art sie zeigt',
  lineNote: 'Gezeichnet nach der Tabelle darunter.',
  kinds: {
    checked: 'Ein Zitat, nachgeschlagen',
    estimated: 'Eine Zeit, die ein Modell geschätzt hat',
    piece: 'Der Anfang eines Textstücks',
    source: 'Eine Quelle, ohne Zeit',
  },
  wordsFound: 'Worte gefunden',
  tableHeading: 'Nebeneinander',
  dated: 'Stand: November 2026. Keines der Werkzeuge wurde ausprobiert.',
  toolAndSource: 'Werkzeug und Quelle',
  legend: { yes: 'ja', part: 'teilweise', none: 'nicht gefunden oder nein', unknown: 'nicht bekannt' },
  columns: [
    'Zeiten zum Anklicken',
    'Geprüfte Zitate',
    'Lange Videos',
    'Ohne Untertitel',
    'Video befragen',
    'Selbst betreiben',
  ],
  tools,
  questionsHeading: 'Fragen und Antworten',
  questions: [
    {
      question: 'Wie ist das entstanden?',
      answer:
        'Aus dem öffentlichen Quelltext jedes Werkzeugs in der verlinkten Version oder aus dem verlinkten Text seiner Hersteller. Ausprobiert haben wir keines, und über die Qualität sagen wir nichts.',
    },
    {
      question: 'Was wisst ihr nicht?',
      answer:
        'YouTubes Fragefunktion, Readwise Reader, Perplexity und Eightify haben keine Zeile: Wir fanden keinen Text ihrer Hersteller, der diese Spalten beantwortet. Und von jedem Werkzeug hier, wie oft es recht hat.',
    },
    {
      question: 'Wann ist ein anderes Werkzeug besser?',
      answer:
        'Zum Chatten: open-notebook. Auf der Kommandozeile: beide namens summarize. Für Lernkarten: Recall, das [Quizze dokumentiert](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: 'Was kann nur Précis?',
      answer:
        'Es schlägt jedes Zitat nach, bevor du es siehst, und sagt, wenn es nicht gefunden wurde. In dem Quelltext, den wir lasen, fanden wir keine solche Prüfung.',
    },
    {
      question: 'Was kann Précis nicht?',
      answer: 'Es liest keine Folien, nur das Gesagte.',
    },
    {
      question: 'Stimmt hier etwas nicht?',
      answer: 'Bitte [sag es uns](/contact), dann berichtigen wir es.',
    },
  ],
  closing: {
    heading: 'Überzeuge dich selbst',
    text: 'Die erste Zusammenfassung braucht kein Konto.',
  },
}
