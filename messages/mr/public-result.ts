import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'शेअर केलेला',
  motto: 'कोणताही व्हिडिओ, थोडक्यात',
  invitation: 'लिंक पेस्ट करा, सारांश वाचा, आणि त्याची प्रत्येक ओळ वक्त्याच्या स्वतःच्या शब्दांशी ताडून पाहा.',
  summarize: 'व्हिडिओचा सारांश करा',
}
