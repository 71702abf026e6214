import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి',
  forAccount: (limit) =>
    `క్యాప్షన్లు లేదా మామూలు టెక్స్ట్, సమయాలు ఉన్నా లేకపోయినా, ${limit} వరకు. దీన్ని మీరు మాత్రమే చూడగలరు, మీరు తొలగించేదాకా మీ హిస్టరీలో ఉంటుంది.`,
  forVisitor: (limit, days) =>
    `క్యాప్షన్లు లేదా మామూలు టెక్స్ట్, సమయాలు ఉన్నా లేకపోయినా, ${limit} వరకు. దీన్ని మీరు మాత్రమే చూడగలరు. ${days} రోజులు ఉంచుతాం, సైన్ ఇన్ చేస్తే మీ హిస్టరీలో ఉంటుంది.`,
  transcript: 'ట్రాన్స్‌క్రిప్ట్',
  placeholder: '0:00 అందరికీ స్వాగతం.\n0:04 ఈరోజు చంద్రుడి గురించి మాట్లాడుకుందాం.',
  whereToFind: 'ఇది ఎక్కడ దొరుకుతుంది?',
  file: (button, rest) => (
    <>
      {button('క్యాప్షన్ ఫైల్ ఎంచుకోండి')}
      {rest(' లేదా ఇక్కడ వదలండి')}
    </>
  ),
  removeFile: 'ఫైల్ తీసేయండి',
  videoTitle: 'టైటిల్ (తప్పనిసరి కాదు)',
  videoLink: 'వీడియో లింక్ (తప్పనిసరి కాదు)',
  videoLinkHint: 'ఇది ఇస్తే, సమయంపై నొక్కగానే వీడియో అక్కడి నుంచి ప్లే అవుతుంది.',
  submit: 'సారాంశం పొందండి',
  missing: 'ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి లేదా ఫైల్ ఎంచుకోండి.',
  emptyFile: 'ఫైల్ ఖాళీగా ఉంది.',
  tooLarge: (size, limit) => `ఇది ${size} ఉంది. ట్రాన్స్‌క్రిప్ట్ ${limit} వరకు ఉండొచ్చు.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const people = ['', 'ఒక వక్త', 'ఇద్దరు వక్తలు', 'ముగ్గురు వక్తలు', 'నలుగురు వక్తలు', 'ఐదుగురు వక్తలు']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} లైన్`, other: `${number(count)} లైన్లు` }),
  withoutTimes: 'సమయాలు లేవు',
  seconds: (count) => plural(count, { one: `${count} సెకను`, other: `${count} సెకన్లు` }),
  minutes: (count) => plural(count, { one: `${number(count)} నిమిషం`, other: `${number(count)} నిమిషాలు` }),
  speakers: (count) => people[count] ?? `${count} మంది వక్తలు`,
  list: (facts) => facts.join(', '),
}
