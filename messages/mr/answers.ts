import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'प्रश्न-उत्तरे',
  bestPassages: 'हे उतारे सर्वांत चांगले उत्तर देतात. ते वक्त्याचे स्वतःचे शब्द आहेत.',
  whereSaid: 'हे कुठे बोलले गेले',
  closest: 'सर्वांत जवळचे दाखवा',
  showMore: (count) => `आणखी ${count} दाखवा`,
  notSaid: 'या व्हिडिओमध्ये याबद्दल काही बोललेले दिसत नाही.',
  otherLanguage: (asked, spoken) =>
    `प्रश्न ${asked} भाषेत आणि व्हिडिओ ${spoken} भाषेत आहे, त्यामुळे व्हिडिओमध्ये हे आहे का ते आम्ही सांगू शकत नाही. ${spoken} भाषेत विचारून पाहा.`,
  copy: 'कॉपी करा',
  delete: 'हटवा',
  playPassages: 'उतारे प्ले करा',
}
