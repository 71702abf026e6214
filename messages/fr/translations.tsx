import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'
import { list } from './list.ts'

const unusable =
  'Les réponses du modèle d’IA étaient inutilisables. Réessayez ou choisissez une autre langue.'

export const translationTexts: typeof source.translationTexts = {
  needsModel:
    'Traduire exige un modèle de langage, et ce serveur n’en a pas. La personne qui le gère peut en installer un.',
  tooLong: (lines) => `Les transcriptions de ${number(lines)} lignes au plus peuvent être traduites.`,
  into: 'Traduire en',
  choose: 'Choisir une langue',
  ready: (language) => `${language} (déjà traduit)`,
  working: (language) => `Traduction en ${language}...`,
  progress: (done, total) =>
    plural(done, { one: `${done} ligne sur ${total}`, other: `${done} lignes sur ${total}` }),
  cancel: 'Annuler',
  backOn: (moment) => `Il revient le ${moment}.`,
  doneSoFar: (done, total) =>
    plural(done, {
      one: `${done} ligne sur ${total} est traduite.`,
      other: `${done} lignes sur ${total} sont traduites.`,
    }),
  continue: 'Continuer',
  start: (language) => `Traduire en ${language}`,
  unchecked: 'Un modèle de langage traduit chaque ligne. Personne ne vérifie le résultat.',
  by: (names, models) => <>{models(`Traduit par ${list(names)}`)}, non vérifié.</>,
  stayOriginal: (count) =>
    plural(count, {
      one: `${count} ligne reste dans la langue d’origine.`,
      other: `${count} lignes restent dans la langue d’origine.`,
    }),
  download: (language) => `Télécharger en ${language}`,
  leftToday: (remaining, perDay) =>
    plural(remaining, {
      one: `Il en reste ${remaining} sur ${perDay} aujourd’hui.`,
      other: `Il en reste ${remaining} sur ${perDay} aujourd’hui.`,
    }),
  nextFree: (moment) => `La prochaine sera disponible le ${moment}.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'Vous avez utilisé votre traduction du jour.',
      other: `Vous avez utilisé vos ${perDay} traductions du jour.`,
    }),
  causes: {
    outage: 'Le modèle d’IA n’a pas répondu. Réessayez dans quelques minutes.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Traduire la suite coûterait plus d’IA que ce qu’une transcription peut utiliser.',
    earlier: 'Le quota d’IA était épuisé. Il y a de nouveau de la place.',
    all: 'Le quota d’IA du jour pour tout le monde est épuisé.',
    visitors: 'Le quota d’IA du jour des visites sans compte est épuisé. Les comptes ont le leur.',
    network: 'Votre réseau a épuisé le quota d’IA du jour des visites sans compte. Les comptes ont le leur.',
    free: 'Le quota d’IA du jour des comptes gratuits est épuisé. Chaque forfait a le sien.',
    'free-account': 'Vous avez épuisé le quota d’IA du jour. Chaque forfait a le sien.',
    'paid-account': 'Vous avez épuisé pour aujourd’hui le quota d’IA de votre forfait.',
  },
}
