import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'Essayez de tromper la vérification',
  lead: 'Faites mentir la ligne : nous vérifions pendant que vous écrivez.',
  line: 'La ligne',
  quote: 'Sa citation',
  tryAgain: 'Réessayer',
  loading: 'Chargement de la transcription...',
  nothing: 'Il n’y a rien à vérifier.',
  notFound:
    'Un résumé signalerait cette ligne ou l’omettrait, et ne mettrait aucun mot dans la bouche de la personne qui parle.',
  order: 'Un résumé omettrait cette ligne.',
  onlyCode:
    'Seul du code tourne ici. Un résumé ne dit une ligne vérifiée que si un vérificateur dit oui aussi.',
}

export const lieNames: typeof source.lieNames = {
  true: 'Vrai',
  number: 'Nombre',
  unit: 'Unité',
  name: 'Nom',
  date: 'Date',
  negation: 'Sans « ne pas »',
  quantity: 'Certains → tous',
  certainty: 'Peut → va',
  direction: 'Inversé',
  cause: 'Cause',
  speaker: 'Qui parle',
  order: 'Ordre',
  spliced: 'Recollé',
  invented: 'Inventé',
}
