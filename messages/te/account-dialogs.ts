import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'డివైజ్‌లు చూడండి',
  logOutTitle: 'Précis నుంచి లాగ్‌అవుట్ కావాలా?',
  logOutText: 'ఇది వేరే సైట్ అడిగింది. అడిగింది మీరు కాకపోతే, సైన్ ఇన్ అయ్యే ఉండండి.',
  staySignedIn: 'సైన్ ఇన్ అయ్యే ఉంటాను',
  logOut: 'లాగ్‌అవుట్',
}
