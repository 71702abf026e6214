import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'शेअर केलेला सारांश',
  about:
    'एक व्हिडिओ थोडक्यात, Précis ने तयार केलेला: प्रत्येक ओळ बोललेल्याशी ताडून पाहिली आहे. तुमच्या व्हिडिओवर वापरून पाहा.',
  example: 'उदाहरण',
}
