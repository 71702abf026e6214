import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'

const unusable = 'AI మోడల్ జవాబులు ఉపయోగపడలేదు. మళ్లీ ప్రయత్నించండి, లేదా వేరే భాషను ఎంచుకోండి.'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'అనువాదానికి భాషా మోడల్ కావాలి, ఈ సర్వర్‌లో లేదు. దీన్ని నడిపేవారు ఏర్పాటు చేయగలరు.',
  tooLong: (lines) => `${number(lines)} లైన్ల వరకు ఉన్న ట్రాన్స్‌క్రిప్ట్‌లను అనువదించొచ్చు.`,
  into: 'ఏ భాషలోకి',
  choose: 'భాష ఎంచుకోండి',
  ready: (language) => `${language} (సిద్ధం)`,
  working: (language) => `అనువాదం జరుగుతోంది: ${language}...`,
  progress: (done, total) => `${total} లైన్లలో ${done}`,
  cancel: 'రద్దు',
  backOn: (moment) => `మళ్లీ వచ్చేది: ${moment}.`,
  doneSoFar: (done, total) => `${total} లైన్లలో ${done} అనువదించాం.`,
  continue: 'కొనసాగించండి',
  start: (language) => `${language}‌లోకి అనువదించండి`,
  unchecked: 'ప్రతి లైన్‌నూ భాషా మోడల్ అనువదిస్తుంది. ఫలితాన్ని ఎవరూ సరిచూడరు.',
  by: (names, models) => <>{models(`అనువాదం: ${names.join(', ')}`)}, సరిచూడలేదు.</>,
  stayOriginal: (count) =>
    plural(count, { one: '1 లైన్ అసలు భాషలోనే ఉంది.', other: `${count} లైన్లు అసలు భాషలోనే ఉన్నాయి.` }),
  download: (language) => `${language} డౌన్‌లోడ్ చేయండి`,
  leftToday: (remaining, perDay) =>
    plural(remaining, {
      one: `ఈరోజు ${perDay}లో ${remaining} మిగిలింది.`,
      other: `ఈరోజు ${perDay}లో ${remaining} మిగిలాయి.`,
    }),
  nextFree: (moment) => `తర్వాతిది వచ్చేది: ${moment}.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'ఈరోజు అనువాదం వాడేశారు.',
      other: `ఈరోజు ${perDay} అనువాదాలూ వాడేశారు.`,
    }),
  causes: {
    outage: 'AI మోడల్ జవాబివ్వలేదు. కొన్ని నిమిషాల్లో మళ్లీ ప్రయత్నించండి.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'మిగతాది అనువదించాలంటే, ఒక ట్రాన్స్‌క్రిప్ట్‌కు అనుమతించిన దానికంటే ఎక్కువ AI కావాలి.',
    earlier: 'AI కోటా అయిపోయింది. ఇప్పుడు మళ్లీ చోటు ఉంది.',
    all: 'అందరికీ కలిపి ఈరోజు AI కోటా అయిపోయింది.',
    visitors: 'విజిటర్లకు ఈరోజు AI కోటా అయిపోయింది. ఖాతాలకు వేరే కోటా ఉంది.',
    network: 'విజిటర్లకు ఉన్న ఈరోజు AI కోటాను మీ నెట్‌వర్క్ వాడేసింది. ఖాతాలకు వేరే కోటా ఉంది.',
    free: 'ఉచిత ఖాతాలకు ఈరోజు AI కోటా అయిపోయింది. ప్రతి ప్లాన్‌కూ వేరే కోటా ఉంది.',
    'free-account': 'ఈరోజు AI కోటా మీరు వాడేశారు. ప్రతి ప్లాన్‌కూ వేరే కోటా ఉంది.',
    'paid-account': 'మీ ప్లాన్‌లో ఈరోజు AI కోటా మీరు వాడేశారు.',
  },
}
