import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `Vous pouvez utiliser votre compte sur ${max} appareils à la fois.`,
  held: (max) => `Votre compte est ouvert sur ${max} autres appareils. Retirez-en un pour continuer ici.`,
  thisDevice: 'Cet appareil',
  waiting: 'En attente',
  seen: (last, first) => (
    <>
      Vu pour la dernière fois : {last}, pour la première : {first}
    </>
  ),
  locationUnknown: 'Lieu inconnu',
  kinds: { desktop: 'Ordinateur', mobile: 'Téléphone', tablet: 'Tablette' },
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removeThis: 'Retirer cet appareil ? Vous ne pourrez plus utiliser votre compte ici sans vous reconnecter.',
  removeOther: 'Le retirer ? Il sera déconnecté aussitôt.',
  removeDevice: 'Retirer l’appareil',
  removed: 'Appareil retiré',
  error: 'Erreur',
  failed: 'L’appareil n’a pas pu être retiré',
}
