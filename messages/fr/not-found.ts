import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'Page introuvable : Précis',
  heading: '404 Page introuvable',
  text: 'Il n’y a rien à cette adresse.',
  home: 'Aller à la page d’accueil',
  isYours: 'Est-ce l’un de vos résumés ? Connectez-vous pour le voir.',
  signIn: 'Se connecter',
}
