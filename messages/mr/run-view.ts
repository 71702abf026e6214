import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'हा सारांश लॉक केलेला आहे',
  ready: (name, title) => `${name} तयार: ${title}`,
  transcriptReady: (title) => `ट्रान्सक्रिप्ट तयार: ${title}`,
  putAside: 'बाजूला ठेवा',
  stoppedAway: 'तुम्ही नसताना हा थांबला',
  readyAway: 'तुम्ही नसताना तयार झाला',
}
