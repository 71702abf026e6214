import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'प्रोफ़ाइल',
  email: 'ईमेल',
  memberSince: 'सदस्यता की तारीख़',
  phone: 'फ़ोन',
  optional: 'वैकल्पिक।',
  save: 'सहेजें',
  phoneSaved: 'फ़ोन नंबर सहेजा गया',
  plan: 'प्लान',
  comeBack: (moment) => <>नए सारांश {moment} पर मिलेंगे।</>,
  data: 'आपका डेटा',
  dataText: 'जो कुछ आपका है, सब एक JSON फ़ाइल में।',
  downloadData: 'मेरा डेटा डाउनलोड करें',
  exportHistory: (link) => <>नोट, कार्ड या संदर्भ मैनेजर के लिए {link('अपना इतिहास एक्सपोर्ट करें')}।</>,
  devices: 'डिवाइस',
  signOutEverywhere: 'हर जगह से लॉगआउट करें',
  signOutQuestion: 'इससे हर डिवाइस से लॉगआउट हो जाएगा, इस डिवाइस से भी।',
  loggedOut: 'लॉगआउट हो गया',
  onAllDevices: 'सभी डिवाइस पर।',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'खाता हटाएँ',
  text: 'आपका इतिहास, डिवाइस और सेटिंग हमेशा के लिए हटा दिए जाते हैं। हम भुगतान के सिर्फ़ वे रिकॉर्ड रखते हैं जो क़ानून के हिसाब से ज़रूरी हैं। इरादा बदलने के लिए आपके पास सात दिन हैं।',
  deleteMine: 'मेरा खाता हटाएँ',
  dialogText: 'यह सात दिन बाद हटाया जाएगा। तब तक आप इसी पेज पर इरादा बदल सकते हैं।',
  typeToConfirm: (email) => `पुष्टि के लिए ${email} टाइप करें`,
  pleaseType: (email) => `कृपया ${email} टाइप करें`,
  requested: 'आपका खाता सात दिन बाद हटा दिया जाएगा',
  notice: 'खाता हटाना',
  willBeDeleted: (day) => <>यह खाता {day} को हटा दिया जाएगा।</>,
  untilThen: 'तब तक सब कुछ वैसा ही रहेगा।',
  keep: 'मेरा खाता रखें',
  stays: 'आपका खाता बना रहेगा',
}
