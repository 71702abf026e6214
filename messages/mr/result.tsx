import type * as source from '#messages/result.tsx'
import { copiedTexts } from './copied-texts.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

export const result: typeof source.result = {
  summaryAndInsights: 'सारांश आणि मुख्य मुद्दे',
  writtenBy: (model) => `${model} ने लिहिलेला`,
  madeWithoutAI: 'AI शिवाय तयार केलेला',
  writtenByUs: 'आम्ही लिहिलेला',
  copy: 'कॉपी करा',
  chooseCopy: 'कसे कॉपी करायचे ते निवडा',
  copyFormats: { text: 'टेक्स्ट', times: 'वेळांसह', markdown: 'Markdown', evidence: 'पुराव्यासह' },
  watch: (rest) => <>{rest('YouTube वर ')}पाहा</>,
  download: 'डाउनलोड करा',
  share: 'शेअर करा',
  parts: 'निकालाचे भाग',
  tabs: { summary: 'सारांश', transcript: 'ट्रान्सक्रिप्ट', ask: 'विचारा' },
  video: 'व्हिडिओ',
  linesFrom: (count, total) =>
    plural(count, {
      one: `ओळी ${total} पैकी ${count} भागातून घेतल्या आहेत`,
      other: `ओळी ${total} पैकी ${count} भागांतून घेतल्या आहेत`,
    }),
  linesFromAnd: (count, total, end) =>
    plural(count, {
      one: `ओळी ${total} पैकी ${count} भागातून घेतल्या आहेत. ${end}`,
      other: `ओळी ${total} पैकी ${count} भागांतून घेतल्या आहेत. ${end}`,
    }),
  insights: 'मुख्य मुद्दे',
  chapters: 'प्रकरणे',
  sections: 'विभाग',
  sectionsFoundBy: {
    extractive: 'विभाग आपोआप शोधले आहेत.',
    model: 'भाषा मॉडेलने शोधून नावे दिली आहेत.',
    authored: 'या उदाहरणासाठी नावे आम्ही दिली आहेत.',
  },
  play: 'फक्त हायलाइट प्ले करा',
  stop: 'हायलाइट थांबवा',
  cannotPlay: 'या ट्रान्सक्रिप्टमधल्या वेळा अंदाजे आहेत, त्यामुळे हायलाइट वेगळे प्ले करता येत नाहीत.',
  ask: 'या व्हिडिओला विचारा',
  askTranscript: 'या ट्रान्सक्रिप्टला विचारा',
  askLater: 'सारांश तयार होताच तुम्ही विचारू शकता.',
  generating: 'सारांश तयार होत आहे...',
  madeElsewhere: 'तो दुसऱ्या टॅबमध्ये तयार होत आहे आणि इथे आपोआप दिसेल.',
  generated: 'तयार केलेला',
  howMade: 'तो कसा तयार झाला',
  model: (name) => `मॉडेल: ${name}`,
  writtenFrom: (model) => `${model} ने ट्रान्सक्रिप्टवरून लिहिला.`,
  writtenInStyle: (model, style) => `${model} ने ट्रान्सक्रिप्टवरून लिहिला. शैली: ${style}.`,
  extracted: 'वक्त्याच्या स्वतःच्या वाक्यांमधून निवडलेला, AI ने लिहिलेला नाही.',
  needsModel: 'भाषा मॉडेल बसवले असेल तिथेच शैली आणि भाषा निवडता येते.',
  inLanguage: (language) => `तो व्हिडिओच्याच भाषेत आहे: ${language}.`,
  otherLanguage: (asked, written) =>
    `मागितलेली भाषा: ${asked}. पुन्हा विचारल्यावरही मॉडेलने या भाषेत लिहिले: ${written}.`,
  noChecker: 'इथे तपासणारे मॉडेल बसवलेले नाही, त्यामुळे कोणत्याही ओळीला “पडताळले” म्हटलेले नाही.',
  checkerLate: 'तपासणाऱ्या मॉडेलने वेळेत उत्तर दिले नाही, त्यामुळे कोणत्याही ओळीला “पडताळले” म्हटलेले नाही.',
  checkerLateAbout: (count, total) =>
    plural(count, {
      one: `तपासणाऱ्या मॉडेलने ${total} पैकी ${count} ओळीबद्दल वेळेत उत्तर दिले नाही. तिच्यावर “शब्द सापडले” असे लिहिले आहे.`,
      other: `तपासणाऱ्या मॉडेलने ${total} पैकी ${count} ओळींबद्दल वेळेत उत्तर दिले नाही. त्यांच्यावर “शब्द सापडले” असे लिहिले आहे.`,
    }),
  missing: (stretches) =>
    plural(stretches.length, {
      one: `व्हिडिओचा हा भाग वाचता आला नाही आणि या सारांशात नाही: ${list(stretches)}.`,
      other: `व्हिडिओचे हे भाग वाचता आले नाहीत आणि या सारांशात नाहीत: ${list(stretches)}.`,
    }),
  stretch: (from, to) => `${from} ते ${to}`,
  part: (number, total) => `${total} पैकी भाग ${number}`,
  nothingSaid: copiedTexts.nothingSaid,
}
