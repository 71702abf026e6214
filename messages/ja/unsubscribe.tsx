import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => (
    <>
      完了しました。ダイジェストのメールは今後届きません。ダイジェストは引き続き{link('フォロー中')}
      のページにあります。
    </>
  ),
  what: 'フォロー中のダイジェストのメールを停止します。',
  stop: 'メールを停止する',
}
