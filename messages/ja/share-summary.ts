import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'リンクを知っている人は誰でもこの要約を読めます。',
  ready: 'リンクができました',
  copied: 'リンクをコピーしました',
  undo: '元に戻す',
  stopped: '共有を停止しました',
  stoppedNote: 'リンクは使えなくなりました。',
  title: 'この要約を共有',
  description:
    'リンクを知っている人は誰でもこの要約を読めます。共有した人に関する情報は含まれません。検索エンジンには、掲載しないよう求めています。',
  withoutAccount: (days, pastedDays) =>
    `アカウントがない場合、リンクは最長${days}日間、貼り付けた文字起こしでは最長${pastedDays}日間使えます。ログインすると、そのまま残ります。`,
  showQuestions: '自分の質問も表示',
  showQuestionsNote: '回答と、これからの質問も含みます。',
}
