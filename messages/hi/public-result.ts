import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'शेयर किया गया',
  motto: 'कोई भी वीडियो, संक्षेप में',
  invitation: 'लिंक पेस्ट करें, सारांश पढ़ें, और उसकी हर पंक्ति को वक्ता के अपने शब्दों से मिलाकर जाँचें।',
  summarize: 'किसी वीडियो का सारांश बनाएँ',
}
