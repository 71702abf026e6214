import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'சாதனங்களை நிர்வகி',
  upgrade: 'திட்டத்தை உயர்த்து',
  logOut: 'வெளியேறு',
}
