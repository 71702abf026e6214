import type * as source from '#messages/admin.ts'
import { number } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'युजर व्यवस्थापन: Précis',
  heading: 'युजर व्यवस्थापन',
  loading: 'लोड होत आहे...',
  tryAgain: 'पुन्हा प्रयत्न करा',
  more: 'आणखी दाखवा',
  unlimited: 'अमर्याद',
  success: 'झाले',
  error: 'अडचण आली',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'सर्व युजर',
  search: 'ईमेलने शोधा',
  users: 'युजर',
  none: 'अजून एकही युजर नाही.',
  noMatch: 'असा कोणी युजर सापडला नाही.',
  moreThan: (count) => `${number(count)} पेक्षा जास्त युजर`,
  count: (count) => `${count} युजर`,
  left: (count) => `${count} शिल्लक`,
  select: 'निवडा',
  selectUser: (email) => `${email} निवडा`,
  current: 'निवडलेल्या युजरची माहिती',
  choose: 'यादीतून युजर निवडा किंवा पत्ता टाइप करा.',
  unknown: 'या पत्त्याचा कोणी युजर नाही.',
  email: 'ईमेल',
  plan: 'प्लॅन',
  subscribed: 'सबस्क्रिप्शन',
  yes: 'हो',
  no: 'नाही',
  remaining: 'शिल्लक',
  created: 'तयार झाले',
}

export const adminForms: typeof source.adminForms = {
  register: 'युजरची नोंदणी करा',
  email: 'ईमेल',
  phone: 'फोन (ऐच्छिक)',
  send: 'नोंदणी करा',
  sending: 'नोंदणी होत आहे...',
  registered: (isNew) => (isNew ? 'युजरची नोंदणी झाली' : 'या पत्त्याची नोंदणी आधीच झाली आहे'),
  notRegistered: 'युजरची नोंदणी होऊ शकली नाही',
  test: 'चाचणीसाठी सारांश',
  userEmail: 'युजरचा ईमेल',
  video: 'व्हिडिओचा पत्ता',
  generate: 'सारांश तयार करा',
  generating: 'सारांश तयार होत आहे...',
  counts: 'हा सारांश या युजरच्या कोट्यात मोजला जातो.',
  notGenerated: 'सारांश तयार होऊ शकला नाही',
  noneLeft: 'या युजरकडे एकही सारांश शिल्लक नाही.',
  generated: (left) =>
    left === 1
      ? `सारांश तयार झाला! युजरकडे ${left} सारांश शिल्लक आहे.`
      : `सारांश तयार झाला! युजरकडे ${left} सारांश शिल्लक आहेत.`,
  generatedUnlimited: 'सारांश तयार झाला! युजरकडे अमर्याद सारांश आहेत.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'मदतीच्या विनंत्या',
  show: 'दाखवा',
  open: 'उत्तर बाकी',
  answered: 'उत्तर दिले',
  all: 'सर्व',
  requests: 'विनंत्या आणि त्यांची स्थिती',
  nobodyWaits: 'उत्तराची वाट पाहणारे कोणी नाही.',
  noRequests: 'एकही विनंती नाही.',
  markAnswered: '“उत्तर दिले” अशी नोंद करा',
  openAgain: 'पुन्हा उघडा',
  signedIn: 'साइन इन केलेले',
  notSignedIn: 'साइन इन न केलेले',
  answerBy: (moment) => `${moment} पर्यंत उत्तर द्या`,
  notMailed: 'ईमेल पाठवला नाही',
  usage: 'वापराचा इतिहास',
  chooseUser: 'कोणत्या व्हिडिओंचे सारांश तयार केले, ते पाहण्यासाठी युजर निवडा.',
  summaries: 'या युजरचे सारांश',
  noSummaries: 'अजून एकही सारांश नाही.',
}

export const adminActivity: typeof source.adminActivity = {
  title: 'ॲडमिनच्या कृती',
  list: 'कृती, नव्या आधी',
  none: 'अजून काही नाही.',
  failed: (why) => `अयशस्वी: ${why}`,
  done: {
    'list-users': (admin) => `${admin} यांनी युजरची यादी पाहिली`,
    'read-usage': (admin, target) =>
      `${admin} यांनी ${target === null ? 'एका युजरचा' : `${target} चा`} वापर पाहिला`,
    'register-user': (admin, target) =>
      `${admin} यांनी ${target === null ? 'एका युजरची' : `${target} ची`} नोंदणी केली`,
    summarize: (admin, target) =>
      `${admin} यांनी ${target === null ? 'एका युजरसाठी' : `${target} साठी`} सारांश तयार केला`,
    'list-help-requests': (admin) => `${admin} यांनी मदतीच्या विनंत्यांची यादी पाहिली`,
    'change-help-request': (admin, target) =>
      `${admin} यांनी मदतीची विनंती${target === null ? '' : ` ${target}`} बदलली`,
    'read-audit': (admin) => `${admin} यांनी ही यादी पाहिली`,
  },
}
