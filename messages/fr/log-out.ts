import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'Déconnexion effectuée',
  signInAgain: 'Se reconnecter',
  error: 'Erreur',
  failed: 'La déconnexion a échoué. Veuillez réessayer.',
}
