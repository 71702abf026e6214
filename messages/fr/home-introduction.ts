import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'Un autre exemple',
  stepsHeading: 'Trois étapes',
  steps: [
    { title: 'Collez un lien', text: 'N’importe quel lien YouTube, ou une transcription.' },
    { title: 'Lisez l’essentiel', text: 'Résumé, points clés et chapitres, avec horodatages.' },
    { title: 'Vérifiez une ligne', text: 'Choisissez-la pour voir les mots prononcés.' },
  ],
  differencesHeading: 'Ce qui le distingue',
  differences: [
    {
      title: 'Vérifié sur la vidéo',
      text: 'Si une citation n’est pas dans la transcription, nous le disons.',
    },
    { title: 'La vidéo entière', text: 'Une carte montre d’où viennent les lignes.' },
    { title: 'Un quota équitable', text: 'Les résumés en échec ou annulés ne comptent pas.' },
    { title: 'Vos données', text: 'Rien ne se charge depuis YouTube avant que vous ne lanciez la vidéo.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'Un exemple en bref',
  whole: 'Tout lire',
  stop: 'Arrêter',
  playAgain: 'Revoir',
  checking: 'Vérification...',
  verified: 'Vérifié',
}
