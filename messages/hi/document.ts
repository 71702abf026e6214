import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'आप ऑफ़लाइन हैं।',
  canRead: 'आप यह पेज पढ़ते रह सकते हैं।',
  carriesOn: 'चल रहा सारांश आपके बिना भी बनता रहेगा और लौटने पर यहीं मिलेगा।',
  missedClick: 'आपने जो दबाया वह खुल नहीं सका। ऑनलाइन होने पर फिर कोशिश करें।',
  loading: 'खुल रहा है...',
}
