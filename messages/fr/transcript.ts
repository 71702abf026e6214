import type * as source from '#messages/transcript.ts'
import { plural } from './language.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `Créer : ${name}`,
  shifted: (from, to) =>
    `Les horodatages de ce fichier commencent à ${from}. Nous les avons décalés pour commencer à ${to}.`,
  summarizeThese: 'Résumer ces sous-titres',
  tryAgain: 'Réessayer',
  copy: 'Copier la transcription',
  download: 'Télécharger la transcription',
  text: 'Texte',
  downloadAs: (format) => `Télécharger en ${format}`,
  downloadTranslation: (language, format) => `Télécharger en ${language}, format ${format}`,
  downloaded: 'Téléchargé',
  saved: 'Transcription enregistrée dans vos téléchargements',
  search: 'Rechercher dans la transcription',
  region: 'Texte de la transcription',
  more: 'Afficher plus de phrases',
  noneFound: 'Aucune phrase ne contient ces mots.',
  found: (count, total) =>
    plural(count, { one: `${count} phrase sur ${total}`, other: `${count} phrases sur ${total}` }),
  translate: 'Traduire',
  original: 'Langue d’origine',
  translatedFile: (language) => `${language}, par un modèle, non vérifié`,
  follow: 'Suivre la vidéo',
}
