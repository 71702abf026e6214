import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'Connectez-vous pour 2 résumés gratuits',
  description:
    'Encore un résumé gratuit : saisissez votre e-mail et il démarre aussitôt. Pas de mot de passe, pas de newsletter.',
  submit: 'Continuer',
  signIn: 'Se connecter plutôt',
}
