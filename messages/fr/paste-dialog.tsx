import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'Coller une transcription',
  forAccount: (limit) =>
    `Sous-titres ou texte brut, avec ou sans horodatages, jusqu’à ${limit}. Personne d’autre que vous ne peut la voir, et elle reste dans votre historique jusqu’à ce que vous la supprimiez.`,
  forVisitor: (limit, days) =>
    `Sous-titres ou texte brut, avec ou sans horodatages, jusqu’à ${limit}. Personne d’autre que vous ne peut la voir. Nous la gardons ${days} jours, ou dans votre historique si vous vous connectez.`,
  transcript: 'Transcription',
  placeholder: '0:00 Bonjour et bienvenue.\n0:04 Aujourd’hui, nous parlons de la Lune.',
  whereToFind: 'Où la trouver ?',
  file: (button, rest) => (
    <>
      {button('Choisir un fichier de sous-titres')}
      {rest(' ou le déposer ici')}
    </>
  ),
  removeFile: 'Retirer le fichier',
  videoTitle: 'Titre (facultatif)',
  videoLink: 'Lien de la vidéo (facultatif)',
  videoLinkHint: 'Avec lui, un clic sur un horodatage lance la vidéo à cet endroit.',
  submit: 'Résumer',
  missing: 'Collez une transcription ou choisissez un fichier.',
  emptyFile: 'Le fichier est vide.',
  tooLarge: (size, limit) => `Ce fichier fait ${size}. Une transcription peut aller jusqu’à ${limit}.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} ko`,
  megabytes: (count) => `${count} Mo`,
}

const small = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` }),
  withoutTimes: 'sans horodatages',
  seconds: (count) => plural(count, { one: `${count} seconde`, other: `${count} secondes` }),
  minutes: (count) => plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  speakers: (count) => `${small[count] ?? count} voix`,
  list: (facts) => facts.join(', '),
}
