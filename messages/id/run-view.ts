import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'Ringkasan ini terkunci',
  ready: (name, title) => `${name} siap: ${title}`,
  transcriptReady: (title) => `Transkrip siap: ${title}`,
  putAside: 'Kesampingkan',
  stoppedAway: 'Yang ini berhenti saat Anda pergi',
  readyAway: 'Siap saat Anda pergi',
}
