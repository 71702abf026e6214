import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'सबसे लोकप्रिय',
  perMonth: 'प्रति माह',
  forWhom: {
    free: 'कभी-कभार के वीडियो के लिए',
    pro: 'वीडियो के साथ नियमित काम के लिए',
    unlimited: 'बहुत ज़्यादा इस्तेमाल के लिए',
  },
  actions: {
    free: 'मुफ़्त शुरू करें',
    pro: 'Pro चुनें',
    unlimited: 'Unlimited चुनें',
  },
}
