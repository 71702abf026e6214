import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `वीडियो ${id}`,
  shared: 'शेयर किया गया',
  readHere: 'यहीं पढ़ें',
  close: 'बंद करें',
  readTitle: (title) => `${title} यहीं पढ़ें`,
  closeTitle: (title) => `${title} बंद करें`,
  hits: 'जो मिला',
  insights: 'मुख्य बातें',
  showLess: 'कम दिखाएँ',
  showWhole: 'पूरा सारांश दिखाएँ',
  copy: 'कॉपी करें',
  download: 'डाउनलोड करें',
  downloadWithPlan: 'Pro के साथ डाउनलोड करें',
  watch: 'देखें',
  watchOriginal: 'मूल वीडियो देखें',
  fetching: 'ट्रांसक्रिप्ट लाया जा रहा है...',
  remove: 'हटाएँ',
  removed: (title) => <>हटाया गया: {title}</>,
  undo: 'वापस लें',
}
