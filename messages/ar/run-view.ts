import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'هذا الملخص مقفل',
  ready: (name, title) => `تم إعداد ${name}: ${title}`,
  transcriptReady: (title) => `التفريغ جاهز: ${title}`,
  putAside: 'تنحية',
  stoppedAway: 'توقف هذا في غيابك',
  readyAway: 'صار جاهزًا في غيابك',
}
