import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'Vos formats',
  text: 'La façon dont vos résumés sont présentés. Chaque ligne est vérifiée, quel que soit le format.',
  withPlans: (link) => <>Vos propres formats sont compris dans {link('Pro et Unlimited')}.</>,
  none: 'Vous n’avez pas encore de format.',
  create: 'Créer un format',
  full: (max) => `Vous avez ${max} formats. Supprimez-en un pour en créer un autre.`,
  deletion: 'Le supprimer ? Les résumés faits avec lui restent.',
  edit: 'Modifier',
  editNamed: (name) => `Modifier ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'Nouveau format',
  editForm: 'Modifier le format',
  text: 'Dites de quoi parle chaque section. La mise en forme et les vérifications restent les nôtres.',
  name: 'Nom',
  nameMissing: 'Donnez un nom au format.',
  guidance: 'Autre chose',
  guidanceHint: 'Ce qu’il faut chercher, et pour qui',
  tooLong: (max) => `Utilisez ${max} caractères au plus en tout.`,
  characters: (count, max) => `${count} caractères sur ${max} en tout`,
  save: 'Enregistrer le format',
  saved: 'Format enregistré',
  addSection: 'Ajouter une section',
  section: (number) => `Section ${number}`,
  heading: 'Titre',
  headingMissing: 'Donnez un titre à la section.',
  about: 'Ce qui va ici',
  optional: 'Facultatif.',
  shape: 'Mise en forme',
  shapes: {
    points: 'Liste',
    steps: 'Étapes numérotées',
    prose: 'Paragraphe',
    terms: 'Termes et définitions',
    questions: 'Questions et réponses',
  },
  remove: 'Retirer',
  removeSection: (number) => `Retirer la section ${number}`,
}
