import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'سؤالك',
  placeholder: 'ما الذي تريد معرفته؟',
  ask: 'طرح السؤال',
  suggestions: 'أسئلة للبداية',
  looking: 'جارٍ البحث عن الإجابة...',
  answered: (question) => `تمت الإجابة: ${question}`,
  brokeOff: 'انقطعت الإجابة. يُرجى إعادة المحاولة.',
  notCounted: 'لم يُحتسب من أسئلتك.',
  viewPlans: 'عرض الباقات والأسعار',
  dismiss: 'إزالة',
  earlierNotLoaded: (reason) => `تعذّر تحميل أسئلتك السابقة. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(' و'),
  // In quotes a title agrees with nothing.
  said: ({ title }) => `ماذا قيل عن «${title}»؟`,
  matters: ({ title }) => `ما أهمية «${title}»؟`,
  about: ({ title }) => `وماذا عن «${title}»؟`,
  why: () => null,
}
