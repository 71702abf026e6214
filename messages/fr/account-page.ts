import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'Compte',
  signInText: 'Connectez-vous pour voir votre forfait, vos appareils et vos données.',
  login: 'Se connecter',
  tooManyDevices: 'Votre compte est ouvert sur trop d’appareils. Retirez-en un pour continuer ici.',
  manageDevices: 'Gérer les appareils',
}
