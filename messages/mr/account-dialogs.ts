import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'डिव्हाइस व्यवस्थापित करा',
  logOutTitle: 'Précis मधून लॉग आउट करायचे?',
  logOutText: 'दुसऱ्या एका साइटने हे मागितले आहे. हे तुम्ही मागितले नसेल, तर साइन इन कायम ठेवा.',
  staySignedIn: 'साइन इन कायम ठेवा',
  logOut: 'लॉग आउट',
}
