import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'यह सारांश लॉक है',
  ready: (name, title) => `${name} तैयार है: ${title}`,
  transcriptReady: (title) => `ट्रांसक्रिप्ट तैयार है: ${title}`,
  putAside: 'एक ओर रखें',
  stoppedAway: 'जब आप यहाँ नहीं थे, तब यह रुक गया',
  readyAway: 'जब आप यहाँ नहीं थे, तब यह तैयार हो गया',
}
