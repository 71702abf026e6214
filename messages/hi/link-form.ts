import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube लिंक',
  placeholder: 'YouTube लिंक पेस्ट करें',
  summarizeByModel: 'AI सारांश',
  summarize: 'सारांश बनाएँ',
  transcribe: 'ट्रांसक्राइब करें',
  paste: 'ट्रांसक्रिप्ट पेस्ट करें',
  missing: 'कृपया YouTube का URL डालें',
  otherSite: 'हम YouTube के लिंक पढ़ते हैं। किसी और वीडियो के लिए उसका ट्रांसक्रिप्ट पेस्ट करें।',
}
