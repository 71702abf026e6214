import type { ReactNode } from 'react'

/** What stands around every page: header, footer and the bar of the phone. */
export const shell = {
  skip: 'Skip to the content',
  loading: 'Loading...',
  pages: 'Pages',
  morePages: 'More pages',
  mainPages: 'Main pages',
  help: 'Help',
  login: 'Login',
  logout: 'Logout',
  account: 'Account',
  accountMenu: 'Account menu',
  /** The place of the plans in the bar of the phone. */
  pro: 'Pro',
  motto: 'Any video, in brief, and every line of it can be checked.',
  licences: (link: (text: string) => ReactNode) => (
    <>
      {link('Licences')} of the libraries and fonts in this page. Example transcripts: address at Rice
      University (public domain, 1962); captions of JavaScript: The Good Parts (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'Product', company: 'Company', legal: 'Legal' },
  languages: 'Read this page in',
  /** Under pages that nobody has read who grew up with the language; empty where somebody has. */
  translationNote: null as ((link: (text: string) => ReactNode) => ReactNode) | null,
  colours: (present: ReactNode) => <>Colours: {present}</>,
  switchColours: (present: ReactNode) => <>Switch between light and dark, now {present}</>,
  asOnDevice: 'as on this device',
  light: 'light',
  dark: 'dark',
}
