import type * as source from '#messages/run-view.ts'

export const runView: typeof source.runView = {
  locked: 'この要約はロックされています',
  ready: (name, title) => `${name}ができました：${title}`,
  transcriptReady: (title) => `文字起こしができました：${title}`,
  putAside: '閉じる',
  stoppedAway: '離れている間に中断されました',
  readyAway: '離れている間に完成しました',
}
