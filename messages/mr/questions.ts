import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'तुमचा प्रश्न',
  placeholder: 'तुम्हाला काय जाणून घ्यायचे आहे?',
  ask: 'विचारा',
  suggestions: 'सुरुवात करण्यासाठी प्रश्न',
  looking: 'उत्तर शोधत आहोत...',
  answered: (question) => `उत्तर मिळाले: ${question}`,
  brokeOff: 'उत्तर मध्येच थांबले. पुन्हा प्रयत्न करा.',
  notCounted: 'तो तुमच्या प्रश्नांमध्ये मोजला गेला नाही.',
  viewPlans: 'प्लॅन आणि किमती पाहा',
  dismiss: 'काढून टाका',
  earlierNotLoaded: (reason) => `तुमचे आधीचे प्रश्न लोड होऊ शकले नाहीत. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(' आणि '),
  // In quotes a title has no other ending before a postposition.
  said: ({ title }) => `“${title}” याबद्दल काय सांगितले आहे?`,
  matters: ({ title }) => `“${title}” हे महत्त्वाचे का आहे?`,
  about: ({ title }) => `“${title}” याविषयी काय?`,
  why: () => null,
}
