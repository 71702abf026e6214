import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'Aller au contenu',
  loading: 'Chargement...',
  pages: 'Toutes les pages',
  morePages: 'Autres pages',
  mainPages: 'Pages principales',
  help: 'Aide',
  login: 'Connexion',
  logout: 'Déconnexion',
  account: 'Compte',
  accountMenu: 'Menu du compte',
  pro: 'Pro',
  motto: 'N’importe quelle vidéo, en bref, et chaque ligne peut être vérifiée.',
  licences: (link) => (
    <>
      {link('Licences')} des bibliothèques et des polices de cette page. Transcriptions des exemples :
      discours à la Rice University (domaine public, 1962) ; sous-titres de JavaScript: The Good Parts (CC BY
      3.0, Google).
    </>
  ),
  columns: { product: 'Produit', company: 'Entreprise', legal: 'Informations légales' },
  languages: 'Lire cette page en',
  translationNote: (link) => (
    <>
      Cette page a été traduite par une machine. Quelque chose sonne faux ou bizarre ? {link('Dites-le-nous')}
      .
    </>
  ),
  colours: (present) => <>Couleurs : {present}</>,
  switchColours: (present) => <>Passer du clair au sombre ou l’inverse, actuellement {present}</>,
  asOnDevice: 'comme sur cet appareil',
  light: 'clair',
  dark: 'sombre',
}
