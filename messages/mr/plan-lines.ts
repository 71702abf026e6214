import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `दरमहा ${price}`,
  checked: 'प्रत्येक ओळ ट्रान्सक्रिप्टमध्ये शोधलेली',
  unlimitedSummaries: 'अमर्याद सारांश',
  summariesInHours: (count, hours) => `${hours} तासांत ${count} सारांश`,
  summariesInMonth: (count) => `महिन्याला ${count} सारांश`,
  unlimitedQuestions: 'व्हिडिओंबद्दल अमर्याद प्रश्न',
  questions: (count) => `व्हिडिओंबद्दल रोज ${count} प्रश्न`,
  follows: (count) => `${count} चॅनल आणि प्लेलिस्ट फॉलो करा`,
  ownForms: (count) => `तुमची स्वतःची ${count} स्वरूपे`,
  fullHistory: 'तुमचा पूर्ण इतिहास',
  history: (days) => `गेल्या ${days} दिवसांचा इतिहास`,
  copyAndDownload: 'सारांश कॉपी आणि डाउनलोड करा',
  copy: 'सारांश कॉपी करा',
  firstInQueue: 'रांगेत सर्वांत आधी',
  support: (hours) => `${hours} तासांत मदत`,
}
