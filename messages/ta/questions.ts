import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'உங்கள் கேள்வி',
  placeholder: 'என்ன தெரிந்துகொள்ள விரும்புகிறீர்கள்?',
  ask: 'கேள்',
  suggestions: 'தொடங்கச் சில கேள்விகள்',
  looking: 'பதிலைத் தேடுகிறோம்...',
  answered: (question) => `பதில் கிடைத்தது: ${question}`,
  brokeOff: 'பதில் பாதியில் நின்றுவிட்டது. மீண்டும் முயலுங்கள்.',
  notCounted: 'இது உங்கள் கேள்விகளில் ஒன்றாக எண்ணப்படவில்லை.',
  viewPlans: 'திட்டங்களைப் பார்',
  dismiss: 'அகற்று',
  earlierNotLoaded: (reason) => `உங்கள் முந்தைய கேள்விகளை லோட் செய்ய முடியவில்லை. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(', '),
  said: ({ title }) => `“${title}” பற்றி என்ன சொல்லப்படுகிறது?`,
  matters: ({ title }) => `“${title}” ஏன் முக்கியம்?`,
  about: ({ title }) => `“${title}” பற்றி வேறென்ன?`,
  why: () => null,
}
