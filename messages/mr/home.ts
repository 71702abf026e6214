import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: कोणताही व्हिडिओ, थोडक्यात',
  heading: 'कोणताही व्हिडिओ, थोडक्यात. प्रत्येक ओळ तपासलेली.',
  lead: 'लिंक पेस्ट करा, सारांश वाचा, आणि त्याची प्रत्येक ओळ वक्त्याच्या स्वतःच्या शब्दांशी ताडून पाहा.',
}

export const homeDescription: typeof source.homeDescription =
  'YouTube लिंक किंवा ट्रान्सक्रिप्ट पेस्ट करा. Précis सारांश, मुख्य मुद्दे आणि प्रकरणे देते; सोबत वक्त्याचे शब्द आणि ते बोलले तो सेकंद, ट्रान्सक्रिप्टमध्ये शोधलेले.'
