import type * as source from '#messages/admin.ts'
import { number } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'यूज़र प्रबंधन: Précis',
  heading: 'यूज़र प्रबंधन',
  loading: 'खुल रहा है...',
  tryAgain: 'फिर कोशिश करें',
  more: 'और दिखाएँ',
  unlimited: 'असीमित',
  success: 'हो गया',
  error: 'गड़बड़ी',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'सभी यूज़र',
  search: 'ईमेल से खोजें',
  users: 'यूज़र',
  none: 'अभी कोई यूज़र नहीं है।',
  noMatch: 'ऐसा कोई यूज़र नहीं मिला।',
  moreThan: (count) => `${number(count)} से ज़्यादा यूज़र`,
  count: (count) => `${count} यूज़र`,
  left: (count) => `${count} बाक़ी`,
  select: 'चुनें',
  selectUser: (email) => `${email} चुनें`,
  current: 'चुने गए यूज़र की जानकारी',
  choose: 'सूची से कोई यूज़र चुनें, या पता लिखें।',
  unknown: 'इस पते का कोई यूज़र नहीं है।',
  email: 'ईमेल',
  plan: 'प्लान',
  subscribed: 'सब्सक्रिप्शन',
  yes: 'हाँ',
  no: 'नहीं',
  remaining: 'बाक़ी',
  created: 'बना',
}

export const adminForms: typeof source.adminForms = {
  register: 'यूज़र रजिस्टर करें',
  email: 'ईमेल',
  phone: 'फ़ोन (ज़रूरी नहीं)',
  send: 'रजिस्टर करें',
  sending: 'रजिस्टर हो रहा है...',
  registered: (isNew) => (isNew ? 'यूज़र रजिस्टर हो गया' : 'यह पता पहले से रजिस्टर है'),
  notRegistered: 'यूज़र रजिस्टर नहीं हो सका',
  test: 'परीक्षण के लिए सारांश',
  userEmail: 'यूज़र का ईमेल',
  video: 'वीडियो का पता',
  generate: 'सारांश बनाएँ',
  generating: 'सारांश बन रहा है...',
  counts: 'यह सारांश इस यूज़र के कोटे में गिना जाता है।',
  notGenerated: 'सारांश नहीं बन सका',
  noneLeft: 'इस यूज़र के पास कोई सारांश बाक़ी नहीं है।',
  generated: (left) =>
    left === 1
      ? `सारांश बन गया! यूज़र के पास ${left} सारांश बाक़ी है।`
      : `सारांश बन गया! यूज़र के पास ${left} सारांश बाक़ी हैं।`,
  generatedUnlimited: 'सारांश बन गया! यूज़र के पास असीमित सारांश हैं।',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'मदद के अनुरोध',
  show: 'दिखाएँ',
  open: 'खुले',
  answered: 'जवाब दिया गया',
  all: 'सभी',
  requests: 'अनुरोध और उनकी स्थिति',
  nobodyWaits: 'कोई जवाब का इंतज़ार नहीं कर रहा है।',
  noRequests: 'कोई अनुरोध नहीं है।',
  markAnswered: 'जवाब दिया गया चिह्नित करें',
  openAgain: 'फिर से खोलें',
  signedIn: 'साइन इन',
  notSignedIn: 'साइन इन नहीं',
  answerBy: (moment) => `${moment} तक जवाब दें`,
  notMailed: 'ईमेल नहीं भेजा गया',
  usage: 'उपयोग का इतिहास',
  chooseUser: 'किसी यूज़र को चुनें और देखें कि किन वीडियो के सारांश बनाए गए।',
  summaries: 'इस यूज़र के सारांश',
  noSummaries: 'अभी कोई सारांश नहीं है।',
}

export const adminActivity: typeof source.adminActivity = {
  title: 'एडमिन की गतिविधि',
  list: 'गतिविधि, नई पहले',
  none: 'अभी कुछ नहीं है।',
  failed: (why) => `असफल: ${why}`,
  done: {
    'list-users': (admin) => `${admin} ने यूज़र की सूची देखी`,
    'read-usage': (admin, target) => `${admin} ने ${target ?? 'किसी यूज़र'} का उपयोग देखा`,
    'register-user': (admin, target) => `${admin} ने ${target ?? 'किसी यूज़र'} को रजिस्टर किया`,
    summarize: (admin, target) => `${admin} ने ${target ?? 'किसी यूज़र'} के लिए सारांश बनाया`,
    'list-help-requests': (admin) => `${admin} ने मदद के अनुरोधों की सूची देखी`,
    'change-help-request': (admin, target) =>
      `${admin} ने मदद का अनुरोध${target === null ? '' : ` ${target}`} बदला`,
    'read-audit': (admin) => `${admin} ने यह सूची देखी`,
  },
}
