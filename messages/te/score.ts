import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'స్కోర్‌కార్డ్: సారాంశాలు ఎంత బాగున్నాయి',
  description:
    'మోడల్ లేని Précisకు, ఇతర సారాంశ ప్రోగ్రామ్‌లకు వచ్చిన స్కోర్; ప్రశ్నలకు జవాబివ్వడం, కోట్‌లు, లైన్లు సరిచూడటం ఎంత బాగా చేస్తుంది; అన్నీ మళ్లీ కొలిచే కమాండ్.',
  heading: 'స్కోర్, దాన్ని మళ్లీ కొలిచే పద్ధతి',
  lead: 'ప్రతి అంకె మీరే నడపగల ప్రోగ్రామ్ నుంచి వచ్చింది.',
  name: 'పేరు',
  summaries: {
    heading: 'సారాంశాలు',
    plain: 'ప్రతి ప్రోగ్రామ్ మనిషి రాసినదానికి ఎంత దగ్గరగా వస్తుంది.',
    note: (talks) => `కలిసిన పదాల శాతం. ${talks} ప్రసంగాలు, అన్నిటికీ ఒకే పొడవు. పట్టీలు చూపేది 95% ఇంటర్వల్.`,
    columns: ['ముఖ్య పదాలు', 'అన్ని పదాలు', 'గంటకు పట్టే సమయం', 'మెమరీ'],
  },
  coverage: {
    heading: 'ఎంత భాగం నుంచి',
    plain: 'సారాంశం ప్రసంగంలో ఎంత భాగం నుంచి తీసుకుంటుంది.',
    note: 'పదో వంతుల్లో.',
    columns: ['తీసుకున్న భాగాలు'],
    drawn: 'ఒక్కో భాగం వాటా',
    ofTen: (figure) => `10లో ${figure}`,
  },
  questions: {
    heading: 'ప్రశ్నలు',
    plain: 'మొదట చూపించే వాక్యాల్లో జవాబు ఎంత తరచుగా ఉంటుంది.',
    note: (asked, meetings) => `${meetings} మీటింగ్‌లపై ${asked} ప్రశ్నలు.`,
    columns: ['పదిలో', 'ఐదులో'],
    refused: (own, other) => `వాటిలో ${own} ప్రశ్నలకు “చెప్పలేదు” అని వస్తుంది, వేరే మీటింగ్‌ను అడిగితే ${other} ప్రశ్నలకు.`,
  },
  checking: {
    heading: 'కోట్‌లు సరిచూడటం',
    plain: 'నిజమైన కోట్‌లు చూపిస్తాం; మార్చినవి చూపించకూడదు.',
    note: (quotes) => `నిజమైనవి, మార్చినవి కలిపి ${number(quotes)} కోట్‌లను పరీక్షించాం.`,
    columns: ['చూపించినవి'],
  },
  lies: {
    heading: 'అబద్ధాలు చెప్పే లైన్లు',
    plain: (passed) => `నిజంగా అన్న మాటలపై అల్లిన పది అబద్ధాల్లో, మా కోడ్ ఒక్కటే అయితే ${number(passed)} దాటిపోతాయి.`,
    note: (lies, languages) => `${languages} భాషల్లో ${lies} అబద్ధాలు. దాటిపోయే శాతం:`,
    columns: ['దాటినవి', 'అబద్ధాలు'],
    meaning: (ofTrue, ofPeople) =>
      `అవి “మాటలు దొరికాయి”గా దాటుతాయి; తనిఖీ మోడల్ లేకుండా ఏదీ “నిర్ధారణ అయింది” కాదు. నిజమైన లైన్లలో ${ofTrue}కు, మనుషులు రాసిన లైన్లలో ${ofPeople}కు గుర్తు పడుతుంది. వేరే లైన్ మాటలు, అనువాదంలోని అబద్ధాలు తరచుగా దాటిపోతాయి.`,
    all: 'అన్నీ',
  },
  statements: {
    heading: 'మనుషులు తేల్చిన వాదనలు',
    plain: (times) => `మా కోడ్ ఒక్కటే పదిసార్లలో ${number(times)} సార్లు సరిగ్గా చెబుతుంది.`,
    note: (claims) =>
      `మాట్లాడినదాని గురించి ${number(claims)} వాదనలు ([SummEdits](https://github.com/salesforce/factualNLG)). బ్యాలెన్స్‌డ్ కచ్చితత్వం; 50 అంటే గుడ్డి ఊహే:`,
    columns: ['కచ్చితత్వం'],
    meaning: (recall) =>
      `5% తప్పుడు హెచ్చరికలతో, తప్పు వాదనల్లో ${recall} పట్టుకుంటుంది. నియమాలను ఈ వాదనలపైనే ఎంచుకున్నాం. ఇంటర్వల్ లేని అంకెలు వాటి రచయితలవి.`,
    ours: 'Précis, కోడ్ ఒక్కటే',
  },
  sections: {
    heading: 'విభాగాలు',
    plain: 'మనుషులు విభాగం మొదలుపెట్టే చోటే ఇదీ ఎంత తరచుగా మొదలుపెడుతుంది.',
    note: 'సరిహద్దులు, F1 ప్రకారం.',
    columns: ['పాడ్‌కాస్ట్‌లు', 'మీటింగ్‌లు'],
  },
  written: {
    heading: 'భాషా మోడళ్లు',
    plain: 'మోడల్ రాసినదాంట్లో నిజంగా అన్నది ఎంత.',
    note: 'ప్రసంగంతో పోల్చి సరిచూసినది.',
    columns: ['వాక్యాలు', 'నిలిచే కోట్‌లతో', 'కల్పించిన పేర్లు, అంకెలు, 100కి'],
    none: 'ఇక్కడ ఇంకా ఏ భాషా మోడల్‌కూ స్కోర్ లేదు. మీ మోడల్‌పై నడపండి: ఒకే కమాండ్.',
  },
  limits: {
    heading: 'ఇది చూపించనివి',
    points: [
      'సారాంశం చదవడానికి బాగుందో లేదో.',
      'ఇతర భాషలు: ప్రసంగాలన్నీ ఇంగ్లీష్‌లోవే.',
      'చిన్న ఆధిక్యాలు: ఒక పాయింట్ కంటే తక్కువైతే పెద్ద అర్థం లేదు.',
    ],
    sources:
      'ప్రసంగాలు: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI, ICSI మీటింగ్‌లు CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). గుర్తించిన జవాబులు: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'మీరే నడపండి',
    own: 'మీ సొంత ఇంజిన్‌కు స్కోర్ ఇవ్వండి:',
    model: 'లేదా SCORE_BASE_URL, SCORE_MODEL, SCORE_API_KEY పెట్టండి.',
    date: (day, machine) => `${day}న ${machine}పై కొలిచాం. [పద్ధతి గురించి మరిన్ని, ఇంగ్లీష్‌లో](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, మోడల్ లేకుండా',
  'The beginning': 'మొదటి వాక్యాలు',
  'At random': 'యాదృచ్ఛికంగా',
  'BM25 with neighbours': 'BM25, పక్క వాక్యాలతో',
  'Even parts, number known': 'సమాన భాగాలు, సంఖ్య తెలుసు',
  chance: 'గుడ్డి ఊహ',
  'a chat model of 2023': '2023 నాటి చాట్ మోడల్',
  people: 'మనుషులు',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'మాటకు మాట',
  'hesitations, fillers, repetitions cleaned': '“అం” తీసేసి',
  'word for word, sentence id invented': 'నిజమే, చోటు మాత్రం తప్పు',
  'from another transcript': 'వేరే ప్రసంగంలోది',
  'number changed': 'అంకె మార్చినది',
  'negation inserted': '“కాదు” చేర్చినది',
  shuffled: 'మాటలు అటూ ఇటూ చేసినది',
  'halves of two sentences in a row': 'రెండు వాక్యాలు అతికించినది',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'అంకె',
  quantifier: 'కొన్ని → అన్నీ',
  name: 'పేర్లు',
  negation: '“కాదు”',
  unit: 'కొలత',
  direction: 'తిరగేసినది',
  hedge: 'బహుశా → తప్పక',
  speaker: 'వక్త',
  date: 'తేదీ',
  outside: 'అననిది',
  cause: 'కారణం',
  'other-line': 'వేరే లైన్',
  order: 'ఆదేశం',
  translated: 'అనువదించినది',
  stitched: 'అతికించిన కోట్',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'పాడ్‌కాస్ట్‌లు',
  qmsumm: 'మీటింగ్‌లు',
  sales_call: 'సేల్స్ కాల్స్',
  ectsum: 'కంపెనీ ఆదాయ కాల్స్',
  samsum: 'చాట్‌లు',
}
