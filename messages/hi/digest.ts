import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'खुल रहा है...',
  gone: 'ऐसा कोई डाइजेस्ट नहीं है, या वह 90 दिनों से पुराना है।',
  following: 'फ़ॉलो किए गए',
  failed: 'असफल',
  unpaid: 'आपके कोटे का इंतज़ार',
  unpaidNote: 'जब आपके पास कोई सारांश बाक़ी होगा, तब हम इसका सारांश बनाएँगे।',
}
