import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `व्हिडिओ ${id}`,
  shared: 'शेअर केलेला',
  readHere: 'इथे वाचा',
  close: 'बंद करा',
  readTitle: (title) => `${title} इथे वाचा`,
  closeTitle: (title) => `${title} बंद करा`,
  hits: 'काय सापडले',
  insights: 'मुख्य मुद्दे',
  showLess: 'कमी दाखवा',
  showWhole: 'पूर्ण सारांश दाखवा',
  copy: 'कॉपी करा',
  download: 'डाउनलोड करा',
  downloadWithPlan: 'Pro सह डाउनलोड करा',
  watch: 'पाहा',
  watchOriginal: 'मूळ व्हिडिओ पाहा',
  fetching: 'ट्रान्सक्रिप्ट आणत आहोत...',
  remove: 'हटवा',
  removed: (title) => <>हटवले: {title}</>,
  undo: 'पूर्ववत करा',
}
