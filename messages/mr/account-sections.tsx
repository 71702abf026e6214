import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'प्रोफाइल',
  email: 'ईमेल',
  memberSince: 'खाते सुरू झाले',
  phone: 'फोन',
  optional: 'ऐच्छिक.',
  save: 'सेव्ह करा',
  phoneSaved: 'फोन नंबर सेव्ह झाला',
  plan: 'प्लॅन',
  comeBack: (moment) => <>पुढचे सारांश: {moment}.</>,
  data: 'तुमचा डेटा',
  dataText: 'तुमचे सगळे काही, एका JSON फाइलमध्ये.',
  downloadData: 'माझा डेटा डाउनलोड करा',
  exportHistory: (link) => <>टिपा, कार्ड किंवा संदर्भ सांभाळणाऱ्या ॲपसाठी {link('तुमचा इतिहास एक्सपोर्ट करा')}.</>,
  devices: 'डिव्हाइस',
  signOutEverywhere: 'सगळीकडून लॉग आउट करा',
  signOutQuestion: 'यामुळे प्रत्येक डिव्हाइस लॉग आउट होईल, हेसुद्धा.',
  loggedOut: 'लॉग आउट झाले',
  onAllDevices: 'सर्व डिव्हाइसवर.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'खाते हटवा',
  text: 'तुमचा इतिहास, डिव्हाइस आणि सेटिंग्ज कायमच्या हटवल्या जातात. कायद्यानुसार ठेवाव्या लागणाऱ्या पेमेंटच्या नोंदीच फक्त आम्ही ठेवतो. विचार बदलण्यासाठी तुमच्याकडे सात दिवस आहेत.',
  deleteMine: 'माझे खाते हटवा',
  dialogText: 'ते सात दिवसांनी हटवले जाईल. तोपर्यंत तुम्ही या पेजवर विचार बदलू शकता.',
  typeToConfirm: (email) => `खात्रीसाठी ${email} टाइप करा`,
  pleaseType: (email) => `कृपया ${email} टाइप करा`,
  requested: 'तुमचे खाते सात दिवसांनी हटवले जाईल',
  notice: 'खाते हटवणे',
  willBeDeleted: (day) => <>हे खाते {day} रोजी हटवले जाईल.</>,
  untilThen: 'तोपर्यंत सगळे आहे तसेच राहील.',
  keep: 'माझे खाते ठेवा',
  stays: 'तुमचे खाते कायम राहील',
}
