import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'Comment marche Précis : d’un lien à un résumé vérifié',
  description:
    'Trois étapes pour vous, et ce qui se passe entre elles : d’où vient la transcription, comment se fait un résumé et comment chaque ligne est vérifiée.',
  heading: 'Comment ça marche',
  lead: 'Trois étapes pour vous, et tout ce qui se passe entre elles.',
  stepsHeading: 'Trois étapes',
  steps: [
    {
      title: 'Collez un lien',
      text: 'Vidéos, Shorts, playlists. Pas de sous-titres ? Collez la transcription.',
    },
    {
      title: 'Lisez pendant qu’il s’écrit',
      text: 'Fermez la page si vous voulez : il sera là à votre retour.',
    },
    {
      title: 'Vérifiez-le et servez-vous-en',
      text: 'Choisissez une ligne pour voir les mots prononcés.',
    },
  ],
  keyHeading: 'Points forts',
  keyFeatures: [
    {
      title: 'Rien d’omis en silence',
      text: 'Une partie qui n’a pas été lue est indiquée.',
    },
    {
      title: 'Des échecs qui disent pourquoi',
      text: 'Et aucun ne compte.',
    },
    {
      title: 'Aucun tiers sans demande de votre part',
      text: 'YouTube se charge quand vous lancez la vidéo.',
    },
  ],
  evidenceTitle: 'Une preuve avec chaque point',
  hoodHeading: 'Sous le capot',
  hood: {
    fetch: {
      title: 'La transcription',
      text: 'Les sous-titres écrits par des personnes passent avant les automatiques, l’original avant une traduction.',
    },
    sentences: {
      title: 'Les phrases',
      text: 'Les morceaux sont assemblés, les répétitions retirées. Chaque phrase a son numéro et son horodatage.',
    },
    draft: {
      title: 'Le résumé',
      text: 'Un modèle de langage répond par des numéros et des citations, jamais par des horodatages. Sans modèle, nous choisissons les phrases qui en disent le plus.',
    },
    check: {
      title: 'La vérification',
      text: (changedNumber, removedNot, method) =>
        `Du code compare la ligne et la citation ; un vérificateur, s’il est installé, dit si elle en découle. ${changedNumber} des citations au nombre changé sont passées, ${removedNot} de celles au « ne pas » retiré. [Notre mesure](${method})`,
    },
  },
  missed: {
    title: 'Ce qui peut lui échapper',
    text: 'Le code laisse passer certains mensonges, et un vérificateur peut se tromper. Les mots figurent donc à côté de chaque ligne : [les mesures](/score).',
  },
  speed: {
    title: 'Vitesse',
    text: (method) =>
      `Dépend du modèle. Sans modèle, une heure prend environ 1/20 de seconde. [Notre mesure](${method})`,
  },
  once: {
    title: 'Une fois pour tous',
    text: 'Une vidéo que beaucoup demandent n’est résumée qu’une fois.',
  },
  closing: {
    heading: 'Voyez-le sur une vraie vidéo',
    text: 'Deux exemples sont sur la page d’accueil.',
    features: 'Voir toutes les fonctions',
  },
}
