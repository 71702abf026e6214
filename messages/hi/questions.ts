import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'आपका सवाल',
  placeholder: 'आप क्या जानना चाहते हैं?',
  ask: 'पूछें',
  suggestions: 'शुरुआत के लिए सवाल',
  looking: 'जवाब खोजा जा रहा है...',
  answered: (question) => `जवाब मिल गया: ${question}`,
  brokeOff: 'जवाब बीच में ही रुक गया। फिर कोशिश करें।',
  notCounted: 'इसे आपके सवालों में नहीं गिना गया।',
  viewPlans: 'प्लान और दाम देखें',
  dismiss: 'हटाएँ',
  earlierNotLoaded: (reason) => `आपके पिछले सवाल नहीं खुल सके। ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(' और '),
  // In quotes a title has no other ending before a postposition.
  said: ({ title }) => `“${title}” के बारे में क्या कहा गया है?`,
  matters: ({ title }) => `“${title}” का क्या महत्व है?`,
  about: ({ title }) => `“${title}” पर क्या बात हुई है?`,
  why: () => null,
}
