import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'जवाब ढूँढा जा रहा है...',
  tryAgain: 'फिर कोशिश करें',
  ask: { library: 'अपने सभी वीडियो से पूछें', collection: 'इन सभी वीडियो से पूछें' },
  passages: 'ये अंश सबसे अच्छा जवाब देते हैं। ये वक्ताओं के अपने शब्द हैं।',
  nothing: {
    library: 'लगता है कि आपके किसी भी वीडियो में इस बारे में बात नहीं हुई है।',
    collection: 'लगता है कि इनमें से किसी भी वीडियो में इस बारे में बात नहीं हुई है।',
  },
  closest: 'जो सबसे क़रीब है, उसे दिखाएँ',
  more: (count) => `${count} और दिखाएँ`,
}
