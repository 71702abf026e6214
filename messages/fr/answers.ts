import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'Questions et réponses',
  bestPassages: 'Ces passages répondent le mieux. Ce sont les mots mêmes de la personne qui parle.',
  whereSaid: 'Où c’est dit',
  closest: 'Afficher ce qui s’en rapproche le plus',
  showMore: (count) => `En afficher ${count} de plus`,
  notSaid: 'La vidéo ne semble pas en parler.',
  otherLanguage: (asked, spoken) =>
    `Question en ${asked}, vidéo en ${spoken} : nous ne pouvons pas savoir si la vidéo le dit. Essayez de demander en ${spoken}.`,
  copy: 'Copier',
  delete: 'Supprimer',
  playPassages: 'Lancer les passages',
}
