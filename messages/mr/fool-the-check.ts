import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'तपासणीला फसवून पाहा',
  lead: 'ओळ खोटी करून पाहा: तुम्ही टाइप करा, आम्ही तपासतो.',
  line: 'ओळ',
  quote: 'तिचे अवतरण',
  tryAgain: 'पुन्हा प्रयत्न करा',
  loading: 'ट्रान्सक्रिप्ट लोड होत आहे...',
  nothing: 'तपासण्यासारखे काही नाही.',
  notFound: 'सारांशात या ओळीवर खूण असती किंवा ती वगळली असती, आणि वक्त्याच्या तोंडी कोणतेही शब्द घातले नसते.',
  order: 'सारांशात ही ओळ वगळली असती.',
  onlyCode: 'इथे फक्त कोड चालतो. तपासणारे मॉडेलही हो म्हणते, तेव्हाच सारांशात ओळीला “पडताळले” म्हटले जाते.',
}

export const lieNames: typeof source.lieNames = {
  true: 'खरे',
  number: 'आकडा',
  unit: 'एकक',
  name: 'नाव',
  date: 'तारीख',
  negation: '“नाही” काढून',
  quantity: 'काही → सर्व',
  certainty: 'कदाचित → नक्की',
  direction: 'उलट',
  cause: 'कारण',
  speaker: 'वक्ता',
  order: 'आदेश',
  spliced: 'जोडलेले',
  invented: 'काल्पनिक',
}
