import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube लिंक',
  placeholder: 'YouTube लिंक पेस्ट करा',
  summarizeByModel: 'AI सारांश',
  summarize: 'सारांश तयार करा',
  transcribe: 'ट्रान्सक्रिप्ट घ्या',
  paste: 'ट्रान्सक्रिप्ट पेस्ट करा',
  missing: 'कृपया YouTube लिंक द्या',
  otherSite: 'आम्ही YouTube च्या लिंक वाचतो. इतर कोणत्याही व्हिडिओसाठी त्याची ट्रान्सक्रिप्ट पेस्ट करा.',
}
