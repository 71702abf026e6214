import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'उत्तर शोधत आहोत...',
  tryAgain: 'पुन्हा प्रयत्न करा',
  ask: { library: 'तुमच्या सर्व व्हिडिओंना विचारा', collection: 'या सर्व व्हिडिओंना विचारा' },
  passages: 'हे उतारे सर्वांत चांगले उत्तर देतात. ते वक्त्यांचे स्वतःचे शब्द आहेत.',
  nothing: {
    library: 'तुमच्या कोणत्याही व्हिडिओमध्ये याबद्दल काही बोललेले दिसत नाही.',
    collection: 'यांपैकी कोणत्याही व्हिडिओमध्ये याबद्दल काही बोललेले दिसत नाही.',
  },
  closest: 'सर्वांत जवळचे दाखवा',
  more: (count) => `आणखी ${count} दाखवा`,
}
