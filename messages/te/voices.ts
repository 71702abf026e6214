import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'మీ బ్రౌజర్‌కు చదివి వినిపించడం రాదు',
  otherBrowser: 'వేరే బ్రౌజర్‌లో ప్రయత్నించండి.',
  noneFor: (language) => `ఈ భాషకు వాయిస్ లేదు: ${language}`,
  noneForText: 'ఈ టెక్స్ట్‌కు వాయిస్ లేదు',
  addVoices: 'ఈ డివైజ్‌లో ఆ వాయిస్ లేదు. సిస్టమ్ సెట్టింగ్‌లలో వాయిస్‌లు చేర్చుకోవచ్చు.',
}
