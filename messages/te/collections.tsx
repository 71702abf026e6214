import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} వీడియో`, other: `${count} వీడియోలు` }),
  summarized: (count, total) =>
    plural(count, { one: `${total}లో ${count} సారాంశం తయారు`, other: `${total}లో ${count} సారాంశాలు తయారు` }),
  working: (count) => plural(count, { one: `${count} జరుగుతోంది`, other: `${count} జరుగుతున్నాయి` }),
  waiting: (count) => plural(count, { one: `${count} వేచి ఉంది`, other: `${count} వేచి ఉన్నాయి` }),
  failed: (count) => `${count} విఫలం`,
  paused: 'ఆపారు',
  noneLeft: 'ప్రస్తుతం సారాంశాలేవీ మిగల్లేదు',
  goesOn: (moment) => `సారాంశాలేవీ మిగల్లేదు, ${moment}కి కొనసాగుతుంది`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'లోడ్ అవుతోంది...',
  empty: (link) => (
    <>
      ఇక్కడ ఇంకా ఏమీ లేదు. {link('ప్లేలిస్ట్ లేదా ఛానెల్ పేస్ట్ చేసి')} దాని వీడియోల సారాంశాలను ఒక సేకరణగా పొందండి, లేదా మీరే ఒక సేకరణ తయారు చేయండి.
    </>
  ),
  tags: 'ట్యాగ్‌లు',
  new: 'కొత్త సేకరణ',
}

export const collectionView: typeof source.collectionView = {
  all: 'అన్ని సేకరణలు',
  loading: 'లోడ్ అవుతోంది...',
  gone: 'అలాంటి సేకరణ లేదు. దాన్ని తొలగించి ఉండొచ్చు.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  pause: 'ఆపండి',
  goOn: 'కొనసాగించండి',
  retry: (count) => `మళ్లీ ప్రయత్నించండి (${count})`,
  add: 'వీడియోలు చేర్చండి',
  share: 'షేర్',
  edit: 'మార్చండి',
  remove: 'తొలగించండి',
  more: 'మరిన్ని చర్యలు',
  fileWithPlan: 'ఫైల్‌గా సేవ్ (ప్లాన్ కావాలి)',
  file: 'Markdownగా సేవ్ చేయండి',
  askRemoval: 'ఈ సేకరణను తొలగించాలా? దీని సారాంశాలు మీ హిస్టరీలో ఉంటాయి.',
  removeForGood: 'సేకరణ తొలగించండి',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'టైటిల్, ట్యాగ్‌లు, రూపం',
  title: 'టైటిల్',
  titleMissing: 'దీనికి ఒక టైటిల్ ఇవ్వండి.',
  tags: 'ట్యాగ్‌లు, మధ్యలో కామాలతో',
  inForm: 'సారాంశం రూపం',
  stay: 'ఇప్పటికే సారాంశం ఉన్న వీడియోలు అలాగే ఉంటాయి.',
  save: 'సేవ్',
  cancel: 'రద్దు',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'వీడియోలు',
  search: 'వెతకండి, లేదా ఈ వీడియోలన్నిటినీ ఒక ప్రశ్న అడగండి',
  none: 'ఇంకా వీడియోలేవీ లేవు.',
  nothingFound: 'ఏమీ దొరకలేదు.',
  onlyFailed: (count) => `విఫలమైన ${count} మాత్రమే`,
  parts: 'జాబితాలోని భాగాలు',
  before: 'మునుపటివి',
  next: 'తర్వాతివి',
  range: (first, last, total) => `${total}లో ${first} నుంచి ${last}`,
  states: {
    waiting: 'వేచి ఉంది',
    working: 'జరుగుతోంది',
    done: 'పూర్తయింది',
    failed: 'విఫలం',
    skipped: 'ఇప్పటికే మీ దగ్గర ఉంది',
  },
  unnamed: 'ఒక వీడియో',
  failure: (name) => `${name}.`,
  takeOut: 'తీసేయండి',
  takeOutVideo: (title) => `${title} తీసేయండి`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'ఓవర్‌వ్యూ',
  writing: 'ఓవర్‌వ్యూ రాస్తున్నాం...',
  write: 'ఓవర్‌వ్యూ రాయండి',
  writeAgain: 'మళ్లీ రాయండి',
}
