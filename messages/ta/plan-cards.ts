import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'பலரின் தேர்வு',
  perMonth: 'மாதத்துக்கு',
  forWhom: {
    free: 'எப்போதாவது ஒரு வீடியோவுக்கு',
    pro: 'வீடியோவோடு வழக்கமான வேலைக்கு',
    unlimited: 'மிக அதிகப் பயன்பாட்டுக்கு',
  },
  actions: {
    free: 'இலவசமாகத் தொடங்கு',
    pro: 'Pro-வைத் தேர்ந்தெடு',
    unlimited: 'Unlimited-ஐத் தேர்ந்தெடு',
  },
}
