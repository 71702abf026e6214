import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'ఈ సారాంశం లాక్ అయింది',
  ready: (name, title) => `${name} సిద్ధం: ${title}`,
  transcriptReady: (title) => `ట్రాన్స్‌క్రిప్ట్ సిద్ధం: ${title}`,
  putAside: 'పక్కన పెట్టండి',
  stoppedAway: 'మీరు లేనప్పుడు ఇది ఆగిపోయింది',
  readyAway: 'మీరు లేనప్పుడు సిద్ధమైంది',
}
