import type * as source from '#messages/without-model.tsx'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage:
      'Le modèle d’IA n’a pas répondu, ce texte est donc fait des mots mêmes de la vidéo. Réessayez dans quelques minutes.',
    cut: 'La réponse du modèle d’IA s’est interrompue, ce texte est donc fait des mots mêmes de la vidéo.',
    unusable:
      'La réponse du modèle d’IA était inutilisable, ce texte est donc fait des mots mêmes de la vidéo.',
    unfound:
      'La réponse du modèle d’IA ne se trouvait pas dans la transcription, ce texte est donc fait des mots mêmes de la vidéo.',
    run: 'Cela coûterait plus d’IA que ce qu’une demande peut utiliser, ce texte est donc fait des mots mêmes de la vidéo.',
    earlier:
      'Le quota d’IA était épuisé au moment de votre demande, ce texte est donc fait des mots mêmes de la vidéo.',
    all: 'Le quota d’IA du jour pour tout le monde est épuisé, ce texte est donc fait des mots mêmes de la vidéo.',
    visitors:
      'Le quota d’IA du jour sans compte est épuisé, ce texte est donc fait des mots mêmes de la vidéo.',
    network:
      'Votre réseau a épuisé le quota d’IA du jour sans compte, ce texte est donc fait des mots mêmes de la vidéo.',
    free: 'Le quota d’IA du jour des comptes gratuits est épuisé, ce texte est donc fait des mots mêmes de la vidéo.',
    'free-account':
      'Vous avez épuisé le quota d’IA du jour, ce texte est donc fait des mots mêmes de la vidéo.',
    'paid-account':
      'Vous avez épuisé pour aujourd’hui le quota d’IA de votre forfait, ce texte est donc fait des mots mêmes de la vidéo.',
  },
  backOn: (time) => <>Il revient le {time}.</>,
  accountsHaveOwn: 'Les comptes ont le leur.',
  plansHaveOwn: 'Chaque forfait a le sien.',
  signIn: 'Se connecter',
  seePlans: 'Voir les forfaits',
  writeWithAi: 'L’écrire avec l’IA',
}
