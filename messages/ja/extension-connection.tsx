import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'ブラウザ拡張機能',
  text: '動画の横に要約を。アカウントの利用枠で使えます。',
  connectExtension: '拡張機能を接続',
  missing: (link) => (
    <>
      このブラウザに拡張機能が見つかりませんでした。{link('インストールする')}
      か、すでに入っている場合は、下でキーを作成して拡張機能の設定に貼り付けてください。
    </>
  ),
  question: '拡張機能を接続しますか？',
  questionText:
    'このアカウントで要約の作成と閲覧、質問ができるキーを渡します。接続を解除するには、ここでキーを削除してください。',
  connect: '接続する',
  connected: '拡張機能を接続しました',
  noAnswer: '拡張機能が応答しませんでした。もう一度お試しください。',
}
