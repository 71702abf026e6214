import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'Profil',
  email: 'E-mail',
  memberSince: 'Compte créé le',
  phone: 'Téléphone',
  optional: 'Facultatif.',
  save: 'Enregistrer',
  phoneSaved: 'Numéro de téléphone enregistré',
  plan: 'Forfait',
  comeBack: (moment) => <>Vos résumés reviennent le {moment}.</>,
  data: 'Vos données',
  dataText: 'Tout ce qui est à vous, dans un seul fichier JSON.',
  downloadData: 'Télécharger mes données',
  exportHistory: (link) => (
    <>Pour des notes, des cartes ou un gestionnaire de références, {link('exportez votre historique')}.</>
  ),
  devices: 'Appareils',
  signOutEverywhere: 'Se déconnecter partout',
  signOutQuestion: 'Tous les appareils seront déconnectés, celui-ci compris.',
  loggedOut: 'Déconnexion effectuée',
  onAllDevices: 'Sur tous les appareils.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'Supprimer le compte',
  text: 'Votre historique, vos appareils et vos réglages sont supprimés définitivement. Nous ne gardons que les traces de paiement exigées par la loi. Vous avez sept jours pour changer d’avis.',
  deleteMine: 'Supprimer mon compte',
  dialogText: 'Il sera supprimé dans sept jours. D’ici là, vous pouvez changer d’avis sur cette page.',
  typeToConfirm: (email) => `Saisissez ${email} pour confirmer`,
  pleaseType: (email) => `Veuillez saisir ${email}`,
  requested: 'Votre compte sera supprimé dans sept jours',
  notice: 'Suppression',
  willBeDeleted: (day) => <>Ce compte sera supprimé le {day}.</>,
  untilThen: 'D’ici là, rien ne change.',
  keep: 'Garder mon compte',
  stays: 'Votre compte est conservé',
}
