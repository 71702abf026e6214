import type * as source from '#messages/alternatives.ts'

const yes = 'Oui'
const notFound = 'Non trouvé'
const undocumented = 'Non documenté'
const listens = 'Oui, transcrit le son'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'Comment ça marche',
    cells: [
      'Oui, tirés de la transcription',
      'Oui, chacune',
      'Lues par parties ; une partie en échec est indiquée',
      ['Transcription collée ou importée ; un modèle qui écoute, là où il est installé', 'à coller'],
      'Oui, avec citations et horodatages',
      yes,
    ],
  },
  steipete: {
    source: 'Août 2026',
    cells: [
      'Oui ; ceux qui dépassent la fin sont écartés',
      notFound,
      [
        'Une erreur avec un modèle fixé en ligne de commande ; par parties dans le navigateur, sans horodatages',
        'navigateur seul',
      ],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'Juin 2026',
    cells: [
      ['Le début de chaque morceau de texte', 'par morceau'],
      notFound,
      ['Des résumés de morceaux à la suite, non fusionnés', 'non fusionnés'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'Juillet 2026',
    cells: [
      'Non trouvé ; les citations nomment une source',
      notFound,
      ['Un modèle à plus grande fenêtre', 'plus grand modèle'],
      notFound,
      'Oui, sur plusieurs sources',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'Mai 2026',
    cells: [
      ['Oui, estimés par le modèle', 'estimés'],
      notFound,
      'Non établi',
      notFound,
      yes,
      'Oui, dans le navigateur',
    ],
  },
  youTubeGpt: {
    source: 'Juillet 2026',
    cells: [
      notFound,
      notFound,
      ['Une erreur qui le dit', 'une erreur'],
      ['Dans sa discussion', 'en discussion'],
      yes,
      yes,
    ],
  },
  kagi: {
    source: 'Sa documentation',
    cells: [undocumented, undocumented, 'Toute durée, selon l’éditeur', undocumented, yes, 'Non'],
  },
  notebookLm: {
    source: 'Page d’aide, nov. 2026',
    cells: [
      undocumented,
      [
        'Ses références sont des citations ; aucune vérification de la réponse n’est mentionnée',
        'citations affichées',
      ],
      undocumented,
      undocumented,
      yes,
      'Non',
    ],
  },
  bibiGpt: {
    source: 'Documentation de l’API, nov. 2026',
    cells: [
      ['En option', 'en option'],
      undocumented,
      undocumented,
      'Oui, reconnaît la parole',
      yes,
      ['Seule sa première version est publique', 'version 1'],
    ],
  },
  snipd: {
    source: 'Entretien avec son fondateur, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['Transcrit les podcasts', 'podcasts'],
      yes,
      undocumented,
    ],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'Alternatives : Précis face aux autres outils',
  description:
    'Ce que font les autres outils qui résument des vidéos YouTube et en quoi Précis diffère, avec la version consultée de chacun et les cas où un autre convient mieux.',
  heading: 'Autres outils',
  lead: 'D’autres bons outils existent, et l’un d’eux vous conviendra peut-être mieux.',
  lineHeading: 'Une ligne, telle que chaque famille la montre',
  lineNote: 'Dessiné d’après le tableau ci-dessous.',
  kinds: {
    checked: 'Une citation, recherchée',
    estimated: 'Un horodatage estimé par un modèle',
    piece: 'Le début d’un morceau de texte',
    source: 'Une source, sans horodatage',
  },
  wordsFound: 'Mots trouvés',
  tableHeading: 'Côte à côte',
  dated: 'État en novembre 2026. Aucun outil n’a été essayé.',
  toolAndSource: 'Outil et source',
  legend: { yes: 'oui', part: 'en partie', none: 'non trouvé, ou non', unknown: 'inconnu' },
  columns: [
    'Horodatages cliquables',
    'Citations vérifiées',
    'Longues vidéos',
    'Sans sous-titres',
    'Interroger la vidéo',
    'Auto-hébergé',
  ],
  tools,
  questionsHeading: 'Questions et réponses',
  questions: [
    {
      question: 'Comment cette page a-t-elle été faite ?',
      answer:
        'À partir du code public de chaque outil, dans la version en lien, ou du texte de ses auteurs, en lien aussi. Nous n’en avons essayé aucun et ne disons rien de leur qualité.',
    },
    {
      question: 'Que ne savez-vous pas ?',
      answer:
        'Ask de YouTube, Readwise Reader, Perplexity et Eightify n’ont pas de ligne : nous n’avons trouvé aucun texte de leurs auteurs qui réponde à ces colonnes. Et, pour chaque outil d’ici, à quelle fréquence il dit vrai.',
    },
    {
      question: 'Quand un autre outil est-il meilleur ?',
      answer:
        'Pour discuter : open-notebook. En ligne de commande : les deux outils nommés summarize. Pour des cartes mémoire : Recall, qui [documente ses quiz](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: 'Que fait Précis, et lui seul ?',
      answer:
        'Il recherche chaque citation avant que vous ne la voyiez et le dit quand elle est introuvable. Nous n’avons trouvé aucune vérification de ce genre dans le code que nous avons lu.',
    },
    {
      question: 'Que ne sait pas faire Précis ?',
      answer: 'Il ne lit pas les diapositives : seulement ce qui est dit.',
    },
    {
      question: 'Une erreur sur cette page ?',
      answer: '[Signalez-la-nous](/contact) et nous la corrigerons.',
    },
  ],
  closing: {
    heading: 'Jugez par vous-même',
    text: 'Votre premier résumé ne demande pas de compte.',
  },
}
