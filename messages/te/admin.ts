import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'యూజర్ల నిర్వహణ: Précis',
  heading: 'యూజర్ల నిర్వహణ',
  loading: 'లోడ్ అవుతోంది...',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  more: 'మరిన్ని చూపించండి',
  unlimited: 'అపరిమితం',
  success: 'అయింది',
  error: 'లోపం',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'యూజర్లందరూ',
  search: 'ఈమెయిల్‌తో వెతకండి',
  users: 'యూజర్లు',
  none: 'ఇంకా యూజర్లెవరూ లేరు.',
  noMatch: 'సరిపోయే యూజర్లెవరూ లేరు.',
  moreThan: (count) => `${number(count)} మందికి పైగా యూజర్లు`,
  count: (count) => plural(count, { one: `${count} యూజర్`, other: `${count} యూజర్లు` }),
  left: (count) => plural(count, { one: `${count} మిగిలింది`, other: `${count} మిగిలాయి` }),
  select: 'ఎంచుకోండి',
  selectUser: (email) => `${email} ఎంచుకోండి`,
  current: 'ఎంచుకున్న యూజర్ వివరాలు',
  choose: 'జాబితాలోంచి ఒక యూజర్‌ను ఎంచుకోండి, లేదా అడ్రస్ టైప్ చేయండి.',
  unknown: 'ఈ అడ్రస్‌తో యూజర్లెవరూ లేరు.',
  email: 'ఈమెయిల్',
  plan: 'ప్లాన్',
  subscribed: 'సబ్‌స్క్రిప్షన్',
  yes: 'ఉంది',
  no: 'లేదు',
  remaining: 'మిగిలినవి',
  created: 'చేరిన తేదీ',
}

export const adminForms: typeof source.adminForms = {
  register: 'యూజర్‌ను నమోదు చేయండి',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్ (తప్పనిసరి కాదు)',
  send: 'నమోదు చేయండి',
  sending: 'నమోదు అవుతోంది...',
  registered: (isNew) => (isNew ? 'యూజర్ నమోదు పూర్తయింది' : 'ఈ అడ్రస్ ఇప్పటికే నమోదై ఉంది'),
  notRegistered: 'యూజర్ నమోదు కాలేదు',
  test: 'పరీక్ష కోసం సారాంశం',
  userEmail: 'యూజర్ ఈమెయిల్',
  video: 'వీడియో లింక్',
  generate: 'సారాంశం తయారు చేయండి',
  generating: 'తయారవుతోంది...',
  counts: 'ఈ సారాంశం ఆ యూజర్ కోటాలో లెక్కలోకి వస్తుంది.',
  notGenerated: 'సారాంశం తయారు కాలేదు',
  noneLeft: 'ఈ యూజర్‌కు సారాంశాలేవీ మిగల్లేదు.',
  generated: (left) => `సారాంశం తయారైంది! యూజర్‌కు మిగిలిన సారాంశాలు: ${left}.`,
  generatedUnlimited: 'సారాంశం తయారైంది! యూజర్‌కు అపరిమిత సారాంశాలు ఉన్నాయి.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'సహాయం కోరినవి',
  show: 'చూపించండి',
  open: 'జవాబు ఇవ్వనివి',
  answered: 'జవాబు ఇచ్చినవి',
  all: 'అన్నీ',
  requests: 'వినతులు, వాటి స్థితి',
  nobodyWaits: 'జవాబు కోసం ఎవరూ ఎదురుచూడటం లేదు.',
  noRequests: 'ఏవీ లేవు.',
  markAnswered: 'జవాబు ఇచ్చినట్టు గుర్తించండి',
  openAgain: 'మళ్లీ తెరవండి',
  signedIn: 'సైన్ ఇన్ అయ్యారు',
  notSignedIn: 'సైన్ ఇన్ కాలేదు',
  answerBy: (moment) => `జవాబు గడువు ${moment}`,
  notMailed: 'ఈమెయిల్ వెళ్లలేదు',
  usage: 'వాడకం హిస్టరీ',
  chooseUser: 'ఏ వీడియోల సారాంశాలు పొందారో చూడటానికి ఒక యూజర్‌ను ఎంచుకోండి.',
  summaries: 'ఈ యూజర్ సారాంశాలు',
  noSummaries: 'ఇంకా సారాంశాలేవీ లేవు.',
}

export const adminActivity: typeof source.adminActivity = {
  title: 'అడ్మిన్ల పనులు',
  list: 'పనులు, కొత్తవి ముందు',
  none: 'ఇంకా ఏమీ లేవు.',
  failed: (why) => `విఫలమైంది: ${why}`,
  done: {
    'list-users': (admin) => `${admin} యూజర్ల జాబితా చూశారు`,
    'read-usage': (admin, target) => `${admin} ${target ?? 'ఒక యూజర్'} వాడకం చూశారు`,
    'register-user': (admin, target) => `${admin} ${target ?? 'ఒక యూజర్'} పేరు నమోదు చేశారు`,
    summarize: (admin, target) => `${admin} ${target ?? 'ఒక యూజర్'} కోసం సారాంశం తయారు చేశారు`,
    'list-help-requests': (admin) => `${admin} సహాయ వినతుల జాబితా చూశారు`,
    'change-help-request': (admin, target) => `${admin} సహాయ వినతి${target === null ? '' : ` ${target}`} మార్చారు`,
    'read-audit': (admin) => `${admin} ఈ జాబితా చూశారు`,
  },
}
