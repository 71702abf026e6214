import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'डिव्हाइस व्यवस्थापित करा',
  logOutTitle: 'Précis मधून लॉग आउट करायचे?',
  logOutText: 'दुसऱ्या एका साइटने हे मागितले आहे. ते तुम्ही केले नसेल, तर साइन इन राहू द्या.',
  staySignedIn: 'साइन इन राहू द्या',
  logOut: 'लॉग आउट',
}
