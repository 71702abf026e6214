import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'सवाल और जवाब',
  bestPassages: 'सबसे अच्छा जवाब इन अंशों में है। ये वक्ता के अपने शब्द हैं।',
  whereSaid: 'यह कहाँ कहा गया है',
  closest: 'जो सबसे क़रीब है, वह दिखाएँ',
  showMore: (count) => `${count} और दिखाएँ`,
  notSaid: 'लगता है कि वीडियो में इस बारे में कुछ नहीं कहा गया है।',
  otherLanguage: (asked, spoken) =>
    `सवाल की भाषा ${asked} है और वीडियो की ${spoken}, इसलिए पता नहीं चल सकता कि वीडियो में यह कहा गया है या नहीं। वीडियो की भाषा (${spoken}) में पूछकर देखें।`,
  copy: 'कॉपी करें',
  delete: 'हटाएँ',
  playPassages: 'ये अंश चलाएँ',
}
