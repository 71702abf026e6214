import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'এই সারাংশ লক করা',
  ready: (name, title) => `${name} তৈরি: ${title}`,
  transcriptReady: (title) => `ট্রান্সক্রিপ্ট তৈরি: ${title}`,
  putAside: 'সরিয়ে রাখুন',
  stoppedAway: 'আপনি না থাকার সময় এটি থেমে গেছে',
  readyAway: 'আপনি না থাকার সময় তৈরি হয়েছে',
}
