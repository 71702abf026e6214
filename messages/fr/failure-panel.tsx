import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>Prévu le {moment}, à votre heure.</>,
  costs: {
    none: 'Cela n’a utilisé aucun de vos résumés.',
    unknown: 'Votre résumé est peut-être encore en cours. Réessayez pour le voir.',
  },
  remedies: {
    retry: 'Réessayer',
    paste: 'Coller la transcription',
    another: 'Une autre vidéo',
  },
  retryIn: (time) => `Réessayer dans ${time}`,
  retryInMinutes: (count) =>
    plural(count, { one: `Réessayer dans ${count} minute`, other: `Réessayer dans ${count} minutes` }),
  retryInHours: (count) =>
    plural(count, { one: `Réessayer dans ${count} heure`, other: `Réessayer dans ${count} heures` }),
  retryInDays: (count) =>
    plural(count, { one: `Réessayer dans ${count} jour`, other: `Réessayer dans ${count} jours` }),
  retryNow: 'Vous pouvez réessayer maintenant.',
  summarizeFirst: (minutes) =>
    plural(minutes, { one: 'Résumer la première minute', other: `Résumer les ${minutes} premières minutes` }),
  showsTranscript: 'Si YouTube affiche une transcription',
  readExample: 'Ou lisez un exemple :',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube bloque nos serveurs en ce moment. Votre navigateur, lui, n’est pas bloqué.',
  how: (link) => (
    <>
      Ouvrez la vidéo avec l’{link('extension Précis')} et appuyez sur « Summarize ». La suite se fait ici
      toute seule. Ou bien ouvrez la vidéo, copiez sa transcription et collez-la.
    </>
  ),
  open: 'Ouvrir la vidéo',
}
