import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'खाते',
  signInText: 'तुमचा प्लॅन, डिव्हाइस आणि डेटा पाहण्यासाठी साइन इन करा.',
  login: 'लॉग इन',
  tooManyDevices: 'तुम्ही खूप जास्त डिव्हाइसवर साइन इन केले आहे. इथे पुढे जाण्यासाठी त्यांपैकी एक काढून टाका.',
  manageDevices: 'डिव्हाइस व्यवस्थापित करा',
}
