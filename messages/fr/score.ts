import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'Mesures : ce que valent les résumés',
  description:
    'Les résultats de Précis sans modèle à côté d’autres programmes, la qualité de ses réponses et de ses vérifications de citations et de lignes, et la commande qui mesure à nouveau.',
  heading: 'Les mesures, et comment les refaire',
  lead: 'Chaque chiffre vient d’un programme que vous pouvez lancer.',
  name: 'Programme',
  summaries: {
    heading: 'Résumés',
    plain: 'À quel point chaque programme s’approche de ce qu’une personne a écrit.',
    note: (talks) =>
      `Pourcentage de mots communs. ${talks} exposés, la même longueur pour tous. Les barres sont des intervalles à 95 %.`,
    columns: ['Mots pleins', 'Tous les mots', 'Temps pour une heure', 'Mémoire'],
  },
  coverage: {
    heading: 'Couverture',
    plain: 'Dans quelle part d’un exposé puise un résumé.',
    note: 'En dixièmes.',
    columns: ['Parties utilisées'],
    drawn: 'Part de chacune',
    ofTen: (figure) => `${figure} sur 10`,
  },
  questions: {
    heading: 'Questions',
    plain: 'À quelle fréquence la réponse est parmi les premières phrases affichées.',
    note: (asked, meetings) => `${asked} questions sur ${meetings} réunions.`,
    columns: ['Sur dix', 'Sur cinq'],
    refused: (own, other) =>
      `« Pas dit » vient pour ${own} d’entre elles, et pour ${other} quand on interroge la mauvaise réunion.`,
  },
  checking: {
    heading: 'Vérifier les citations',
    plain: 'Les citations vraies sont affichées ; les altérées ne devraient pas l’être.',
    note: (quotes) => `Nous avons testé ${number(quotes)} citations, vraies et altérées.`,
    columns: ['Affichées'],
  },
  lies: {
    heading: 'Les lignes qui mentent',
    plain: (passed) =>
      `Sur dix mensonges à propos de mots prononcés, notre code seul en laisse passer ${number(passed)}.`,
    note: (lies, languages) => `${lies} mensonges en ${languages} langues. Pourcentage de ceux qui passent :`,
    columns: ['Passent', 'Mensonges'],
    meaning: (ofTrue, ofPeople) =>
      `Ils passent en « Mots trouvés » ; sans vérificateur, aucun n’est « Vérifié ». ${ofTrue} des lignes vraies et ${ofPeople} de celles écrites par des personnes sont signalées. Les mots d’une autre ligne et les mensonges en traduction passent souvent.`,
    all: 'Tous',
  },
  statements: {
    heading: 'Affirmations jugées par des personnes',
    plain: (times) => `Notre code seul a raison ${number(times)} fois sur dix.`,
    note: (claims) =>
      `${number(claims)} affirmations sur des paroles ([SummEdits](https://github.com/salesforce/factualNLG)). Exactitude équilibrée ; 50, c’est le hasard :`,
    columns: ['Exactitude'],
    meaning: (recall) =>
      `Il trouve ${recall} des affirmations fausses à 5 % de fausses alertes. Les règles ont été choisies sur ces affirmations. Chiffres sans intervalle : ceux de leurs auteurs.`,
    ours: 'Précis, code seul',
  },
  sections: {
    heading: 'Sections',
    plain: 'À quelle fréquence une section commence là où des personnes en commencent une.',
    note: 'Limites, en F1.',
    columns: ['Podcasts', 'Réunions'],
  },
  written: {
    heading: 'Modèles de langage',
    plain: 'Quelle part de ce qu’un modèle a écrit a été dite.',
    note: 'Comparé à l’exposé.',
    columns: ['Phrases', 'À citations exactes', 'Noms ou nombres inventés, pour 100'],
    none: 'Aucun modèle de langage n’a encore été mesuré ici. Lancez la mesure sur le vôtre : une commande.',
  },
  limits: {
    heading: 'Ce que cela ne montre pas',
    points: [
      'Si un résumé se lit bien.',
      'Les autres langues : tous les exposés sont en anglais.',
      'Les petites avances : sous un point, elles ne veulent pas dire grand-chose.',
    ],
    sources:
      'Exposés : [QMSum](https://github.com/Yale-LILY/QMSum) (MIT ; réunions AMI et ICSI, CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Réponses annotées : [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Lancez-le vous-même',
    own: 'Mesurez votre propre moteur :',
    model: 'Ou définissez SCORE_BASE_URL, SCORE_MODEL et SCORE_API_KEY.',
    date: (day, machine) => `Mesuré le ${day} sur ${machine}. [Plus sur la méthode](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, sans modèle',
  'The beginning': 'Le début',
  'At random': 'Au hasard',
  'BM25 with neighbours': 'BM25 avec voisines',
  'Even parts, number known': 'Parties égales, nombre connu',
  chance: 'Hasard',
  'a chat model of 2023': 'Un modèle de discussion de 2023',
  people: 'Des personnes',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'Mot pour mot',
  'hesitations, fillers, repetitions cleaned': 'Sans « euh »',
  'word for word, sentence id invented': 'Vraie, mauvais endroit indiqué',
  'from another transcript': 'D’un autre exposé',
  'number changed': 'Nombre changé',
  'negation inserted': '« Ne pas » ajouté',
  shuffled: 'Mots mélangés',
  'halves of two sentences in a row': 'Deux phrases recollées',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'Nombre',
  quantifier: 'Certains → tous',
  name: 'Noms',
  negation: '« Ne pas »',
  unit: 'Unité',
  direction: 'Inversé',
  hedge: 'Peut → va',
  speaker: 'Qui parle',
  date: 'Date',
  outside: 'Pas dit',
  cause: 'Cause',
  'other-line': 'Autre ligne',
  order: 'Ordre',
  translated: 'Traduit',
  stitched: 'Citation recollée',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'Podcasts',
  qmsumm: 'Réunions',
  sales_call: 'Appels de vente',
  ectsum: 'Présentations de résultats',
  samsum: 'Discussions',
}
