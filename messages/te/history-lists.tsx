import type * as source from '#messages/history-lists.tsx'
import { plural } from './language.ts'

export const summaryList: typeof source.summaryList = {
  loading: 'మీ హిస్టరీ లోడ్ అవుతోంది...',
  failed: 'హిస్టరీ లోడ్ కాలేదు. దయచేసి కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  empty: {
    title: 'ఇంకా హిస్టరీ లేదు',
    text: 'మీరు పొందే ప్రతి సారాంశం దాని ముఖ్యాంశాలు, ట్రాన్స్‌క్రిప్ట్‌తో ఇక్కడ సేవ్ అవుతుంది.',
    action: 'మొదలుపెట్టండి',
  },
  search: 'వెతకండి, లేదా మీ వీడియోలన్నిటినీ ఒక ప్రశ్న అడగండి',
  count: (count) => plural(count, { one: `${count} సారాంశం`, other: `${count} సారాంశాలు` }),
  found: (count) => plural(count, { one: `${count} సారాంశం దొరికింది`, other: `${count} సారాంశాలు దొరికాయి` }),
  beyond: (count, days) =>
    plural(count, {
      one: `మరో ${count} సారాంశం, మీ ప్లాన్ చూపించే ${days} రోజుల కంటే పాతది. అది సేవ్ అయ్యే ఉంది.`,
      other: `మరో ${count} సారాంశాలు, మీ ప్లాన్ చూపించే ${days} రోజుల కంటే పాతవి. అవి సేవ్ అయ్యే ఉన్నాయి.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'మీ ట్రాన్స్‌క్రిప్షన్‌లు లోడ్ అవుతున్నాయి...',
  failed: 'ట్రాన్స్‌క్రిప్షన్‌లు లోడ్ కాలేదు. దయచేసి కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  empty: {
    title: 'ఇంకా ట్రాన్స్‌క్రిప్షన్‌లు లేవు',
    text: 'మీరు తెచ్చిన, పేస్ట్ చేసిన ట్రాన్స్‌క్రిప్ట్‌లు ఇక్కడ సేవ్ అవుతాయి.',
    action: 'హోమ్‌కు వెళ్లండి',
  },
  search: 'టైటిళ్లలో, ట్రాన్స్‌క్రిప్ట్‌లలో వెతకండి',
  count: (count) => plural(count, { one: `${count} ట్రాన్స్‌క్రిప్ట్`, other: `${count} ట్రాన్స్‌క్రిప్ట్‌లు` }),
  found: (count) =>
    plural(count, {
      one: `${count} ట్రాన్స్‌క్రిప్ట్ దొరికింది`,
      other: `${count} ట్రాన్స్‌క్రిప్ట్‌లు దొరికాయి`,
    }),
  beyond: (count, days) =>
    plural(count, {
      one: `మరో ${count} ట్రాన్స్‌క్రిప్ట్, మీ ప్లాన్ చూపించే ${days} రోజుల కంటే పాతది. అది సేవ్ అయ్యే ఉంది.`,
      other: `మరో ${count} ట్రాన్స్‌క్రిప్ట్‌లు, మీ ప్లాన్ చూపించే ${days} రోజుల కంటే పాతవి. అవి సేవ్ అయ్యే ఉన్నాయి.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'క్రమం',
  sorts: {
    newest: 'కొత్తవి ముందు',
    oldest: 'పాతవి ముందు',
    title: 'టైటిల్ ప్రకారం',
    longest: 'పొడవైనవి ముందు',
  },
  view: 'వ్యూ',
  views: { cards: 'కార్డులు', compact: 'జాబితా' },
  filters: 'ఫిల్టర్లు',
  filtersOn: 'ఫిల్టర్లు: ఆన్',
  clear: 'ఫిల్టర్లు తీసేయండి',
  channel: 'ఛానెల్',
  allChannels: 'అన్ని ఛానెళ్లు',
  language: 'భాష',
  allLanguages: 'అన్ని భాషలు',
  unknownLanguage: 'తెలియని భాష',
  form: 'రూపం',
  allForms: 'అన్ని రూపాలు',
  from: 'మొదటి తేదీ',
  to: 'చివరి తేదీ',
  since: (day) => `${day} నుంచి`,
  until: (day) => `${day} వరకు`,
  days: (first, last) => `${first} నుంచి ${last} వరకు`,
  exportAll: 'అన్నీ ఎక్స్‌పోర్ట్ చేయండి',
  exportThese: 'వీటిని ఎక్స్‌పోర్ట్ చేయండి',
  exportAs: 'ఎక్స్‌పోర్ట్ ఫార్మాట్',
  more: 'మరిన్ని చూపించండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  moreFailed: 'జాబితాలో మిగతావి లోడ్ కాలేదు.',
  plans: 'ప్లాన్లు, ధరలు చూడండి',
  held: 'మీరు చాలా ఎక్కువ డివైజ్‌లలో సైన్ ఇన్ అయ్యారు. ఇక్కడ కొనసాగడానికి వాటిలో ఒకటి తీసేయండి.',
  devices: 'డివైజ్‌లు చూడండి',
  nothingContains: (search) => <>{search} ఎందులోనూ లేదు.</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>ఏమీ దొరకలేదు. సరిపోయే ఒక్కటీ ఈ ఫిల్టర్ వల్ల కనిపించడం లేదు: {filter}.</>
    ) : (
      <>
        ఏమీ దొరకలేదు. సరిపోయే {count} కూడా ఈ ఫిల్టర్ వల్ల కనిపించడం లేదు: {filter}.
      </>
    ),
  nothingTogether: 'వీటన్నిటికీ కలిపి సరిపోయేది ఏదీ లేదు.',
  without: (filter, count) => `${filter} లేకుండా (${count})`,
  showAll: 'అన్నీ చూపించండి',
}
