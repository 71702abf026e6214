import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'సర్వీస్ స్థితి',
  loading: 'లోడ్ అవుతోంది...',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  asOf: (moment, seconds) => `${moment} నాటికి. ప్రతి ${seconds} సెకన్లకు అప్‌డేట్ అవుతుంది.`,
  waiting: 'వేచి ఉన్నవి',
  oldest: (count, duration) => `${count}, అన్నిటికంటే పాతది ${duration} నుంచి`,
  running: 'నడుస్తున్నవి',
  silent: 'వర్కర్ స్పందించడం లేదు',
  spentToday: 'ఈరోజు ఖర్చు',
  database: 'డేటాబేస్',
  shares: {
    all: 'అందరూ',
    visitors: 'విజిటర్లు',
    network: 'ఎక్కువ వాడిన విజిటర్ నెట్‌వర్క్',
    free: 'ఉచిత ఖాతాలు',
    'free-account': 'ఎక్కువ వాడిన ఉచిత ఖాతా',
    'paid-account': 'ఎక్కువ వాడిన పెయిడ్ ఖాతా',
  },
  spent: (spent, max) => `${max}లో ${spent}`,
  refused: (spent, max, count) => `${max}లో ${spent}, ${count} తిరస్కరించాం`,
  seconds: (count) => `${count} సె`,
  minutes: (count) => `${count} ని`,
  hours: (count) => `${count} గం`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'ఈరోజు మోడళ్లు (UTC)',
    heads: ['మోడల్', 'కాల్స్', 'విఫలం', 'టోకెన్లు లోపలికి + బయటికి', 'ఖర్చు'],
    empty: 'ఈరోజు ఏ మోడల్‌కూ కాల్ వెళ్లలేదు.',
  },
  sources: {
    title: 'ట్రాన్స్‌క్రిప్ట్ మూలాలు, ఈ సర్వర్ మొదలైనప్పటి నుంచి',
    heads: ['మూలం', 'సరే', 'ఇతర ఫలితాలు'],
    empty: 'ఇంకా ఏ మూలాన్నీ అడగలేదు.',
  },
  sweeps: {
    title: 'శుభ్రం చేసే పనులు',
    heads: ['పని', 'చివరిసారి', 'మిగిలిన వరుసలు', 'స్థితి'],
    empty: 'ఇక్కడ శుభ్రం చేసే పనులేవీ నడవవు.',
  },
  sizes: { title: 'పట్టికలు', heads: ['పట్టిక', 'పరిమాణం', 'వరుసలు'], empty: 'పట్టికలేవీ లేవు.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'తెలియదు',
  noOthers: 'ఏవీ లేవు',
  notYet: 'ఇంకా లేదు',
  notCounted: 'లెక్కించలేదు',
  running: 'నడుస్తోంది',
  failed: 'విఫలం',
  good: 'సరే',
}
