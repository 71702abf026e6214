import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'लोड होत आहे...',
  gone: 'असा डायजेस्ट नाही, किंवा तो 90 दिवसांहून जुना आहे.',
  following: 'फॉलो केलेले',
  failed: 'अयशस्वी',
  unpaid: 'तुमच्या कोट्याची वाट पाहत आहे',
  unpaidNote: 'तुमच्याकडे सारांश शिल्लक असेल, तेव्हा आम्ही याचा सारांश तयार करू.',
}
