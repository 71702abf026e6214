import type * as source from '#messages/result.tsx'
import { copiedTexts } from './copied-texts.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

export const result: typeof source.result = {
  summaryAndInsights: 'Résumé et points clés',
  writtenBy: (model) => `écrit par ${model}`,
  madeWithoutAI: 'fait sans IA',
  writtenByUs: 'écrit par nous',
  copy: 'Copier',
  chooseCopy: 'Choisir comment copier',
  copyFormats: {
    text: 'Texte',
    times: 'Avec horodatages',
    markdown: 'Markdown',
    evidence: 'Avec preuves',
  },
  watch: (rest) => <>Regarder{rest(' sur YouTube')}</>,
  download: 'Télécharger',
  share: 'Partager',
  parts: 'Parties du résultat',
  tabs: { summary: 'Résumé', transcript: 'Transcription', ask: 'Demander' },
  video: 'Vidéo',
  linesFrom: (count, total) =>
    plural(count, {
      one: `Les lignes viennent de ${count} partie sur ${total}`,
      other: `Les lignes viennent de ${count} parties sur ${total}`,
    }),
  linesFromAnd: (count, total, end) =>
    plural(count, {
      one: `Les lignes viennent de ${count} partie sur ${total}. ${end}`,
      other: `Les lignes viennent de ${count} parties sur ${total}. ${end}`,
    }),
  insights: 'Points clés',
  chapters: 'Chapitres',
  sections: 'Sections',
  sectionsFoundBy: {
    extractive: 'Sections trouvées automatiquement.',
    model: 'Trouvées et nommées par un modèle de langage.',
    authored: 'Nommées par nous pour cet exemple.',
  },
  play: 'Lancer seulement les temps forts',
  stop: 'Arrêter les temps forts',
  cannotPlay:
    'Les horodatages de cette transcription sont approximatifs, les temps forts ne peuvent donc pas être lancés seuls.',
  ask: 'Interroger cette vidéo',
  askTranscript: 'Interroger cette transcription',
  askLater: 'Vous pourrez poser des questions dès que le résumé sera prêt.',
  generating: 'Création du résumé...',
  madeElsewhere: 'Il est en cours de création dans un autre onglet et apparaîtra ici tout seul.',
  generated: 'Créé',
  howMade: 'Comment il a été fait',
  model: (name) => `Modèle : ${name}`,
  writtenFrom: (model) => `Écrit par ${model} d’après la transcription.`,
  writtenInStyle: (model, style) => `Écrit par ${model} d’après la transcription. Style : ${style}.`,
  extracted: 'Tiré des phrases mêmes de la personne qui parle, pas écrit par une IA.',
  needsModel: 'Vous ne pouvez choisir le style et la langue que là où un modèle de langage est installé.',
  inLanguage: (language) => `Il est en ${language}, la langue de la vidéo.`,
  otherLanguage: (asked, written) =>
    `Langue demandée : ${asked}. Le modèle a écrit dans une autre, même après une nouvelle demande : ${written}.`,
  noChecker: 'Aucun vérificateur n’est installé ici, aucune ligne n’est donc dite vérifiée.',
  checkerLate: 'Le vérificateur n’a pas répondu à temps, aucune ligne n’est donc dite vérifiée.',
  checkerLateAbout: (count, total) =>
    plural(count, {
      one: `Le vérificateur n’a pas répondu à temps pour ${count} ligne sur ${total}. Elle porte « Mots trouvés ».`,
      other: `Le vérificateur n’a pas répondu à temps pour ${count} lignes sur ${total}. Elles portent « Mots trouvés ».`,
    }),
  missing: (stretches) =>
    plural(stretches.length, {
      one: `Un passage n’a pas pu être lu et manque à ce résumé : ${list(stretches)}.`,
      other: `Des passages n’ont pas pu être lus et manquent à ce résumé : ${list(stretches)}.`,
    }),
  stretch: (from, to) => `de ${from} à ${to}`,
  part: (number, total) => `partie ${number} sur ${total}`,
  nothingSaid: copiedTexts.nothingSaid,
}
