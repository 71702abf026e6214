import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: कोई भी वीडियो, संक्षेप में',
  heading: 'कोई भी वीडियो, संक्षेप\u00A0में। हर पंक्ति जाँची\u00A0हुई।',
  lead: 'लिंक पेस्ट करें, सारांश पढ़ें और उसकी हर पंक्ति को वक्ता के अपने शब्दों से मिलाकर देखें।',
}

export const homeDescription: typeof source.homeDescription =
  'YouTube का लिंक या ट्रांसक्रिप्ट पेस्ट करें। Précis सारांश, मुख्य बातें और अध्याय देता है, हर एक के साथ वक्ता के शब्द और वह सेकंड जब वे कहे गए, ट्रांसक्रिप्ट में खोजकर।'
