import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'మీ బ్రౌజర్ చదివి వినిపించలేదు',
  otherBrowser: 'వేరే బ్రౌజర్‌లో ప్రయత్నించండి.',
  noneFor: (language) => `ఈ భాషకు గొంతు లేదు: ${language}`,
  noneForText: 'ఈ టెక్స్ట్‌కు గొంతు లేదు',
  addVoices: 'ఈ డివైజ్‌లో ఆ గొంతు లేదు. సిస్టమ్ సెట్టింగ్‌లలో గొంతులు చేర్చుకోవచ్చు.',
}
