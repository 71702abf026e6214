import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'
import { list } from './list.ts'

const unusable = 'AI मॉडेलची उत्तरे वापरता येण्याजोगी नव्हती. पुन्हा प्रयत्न करा किंवा दुसरी भाषा निवडा.'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'भाषांतरासाठी भाषा मॉडेल लागते, आणि या सर्व्हरवर ते नाही. हा सर्व्हर चालवणारे ते बसवू शकतात.',
  tooLong: (lines) => `${number(lines)} ओळींपर्यंतच्या ट्रान्सक्रिप्टचे भाषांतर होऊ शकते.`,
  into: 'या भाषेत भाषांतर करा',
  choose: 'भाषा निवडा',
  ready: (language) => `${language} (तयार)`,
  working: (language) => `${language} भाषेत भाषांतर होत आहे...`,
  progress: (done, total) => `${total} पैकी ${done} ओळी`,
  cancel: 'रद्द करा',
  backOn: (moment) => `ते ${moment} वाजता पुन्हा सुरू होईल.`,
  doneSoFar: (done, total) =>
    plural(done, {
      one: `${total} पैकी ${done} ओळीचे भाषांतर झाले आहे.`,
      other: `${total} पैकी ${done} ओळींचे भाषांतर झाले आहे.`,
    }),
  continue: 'पुढे सुरू करा',
  start: (language) => `${language} भाषेत भाषांतर करा`,
  unchecked: 'भाषा मॉडेल प्रत्येक ओळीचे भाषांतर करते. निकाल कोणीही तपासत नाही.',
  by: (names, models) => <>{models(`${list(names)} ने केलेले भाषांतर`)}, न तपासलेले.</>,
  stayOriginal: (count) =>
    plural(count, { one: `${count} ओळ मूळ भाषेतच राहते.`, other: `${count} ओळी मूळ भाषेतच राहतात.` }),
  download: (language) => `${language} डाउनलोड करा`,
  leftToday: (remaining, perDay) => `आज ${perDay} पैकी ${remaining} शिल्लक.`,
  nextFree: (moment) => `पुढचे ${moment} वाजता करता येईल.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'तुम्ही आजचे भाषांतर वापरले आहे.',
      other: `तुम्ही आजची ${perDay} भाषांतरे वापरली आहेत.`,
    }),
  causes: {
    outage: 'AI मॉडेलने उत्तर दिले नाही. काही मिनिटांनी पुन्हा प्रयत्न करा.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'उरलेले भाषांतर करायला, एका ट्रान्सक्रिप्टसाठी वापरता येते त्यापेक्षा जास्त AI लागेल.',
    earlier: 'AI चा कोटा संपला होता. आता पुन्हा जागा आहे.',
    all: 'सर्वांसाठीचा आजचा AI चा कोटा संपला आहे.',
    visitors: 'व्हिजिटरसाठीचा आजचा AI चा कोटा संपला आहे. खात्यांना त्यांचा स्वतःचा असतो.',
    network: 'तुमच्या नेटवर्कने व्हिजिटरसाठीचा आजचा AI चा कोटा संपवला आहे. खात्यांना त्यांचा स्वतःचा असतो.',
    free: 'मोफत खात्यांसाठीचा आजचा AI चा कोटा संपला आहे. प्रत्येक प्लॅनला त्याचा स्वतःचा असतो.',
    'free-account': 'तुम्ही आजचा AI चा कोटा संपवला आहे. प्रत्येक प्लॅनला त्याचा स्वतःचा असतो.',
    'paid-account': 'तुमच्या प्लॅनचा आजचा AI चा कोटा तुम्ही संपवला आहे.',
  },
}
