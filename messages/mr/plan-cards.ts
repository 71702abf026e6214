import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'सर्वांत लोकप्रिय',
  perMonth: 'दरमहा',
  forWhom: {
    free: 'अधूनमधून एखाद्या व्हिडिओसाठी',
    pro: 'व्हिडिओंसोबतच्या नियमित कामासाठी',
    unlimited: 'भरपूर वापरासाठी',
  },
  actions: {
    free: 'मोफत सुरू करा',
    pro: 'Pro निवडा',
    unlimited: 'Unlimited निवडा',
  },
}
