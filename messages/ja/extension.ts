import type * as source from '#messages/extension.ts'

export const extensionPage: typeof source.extensionPage = {
  title: 'ブラウザ拡張機能',
  description: '見ている動画の横に要約を。字幕は自分のブラウザで読み取るため、YouTubeにブロックされません。',
  heading: '動画の横に、要約を',
  lead: '動画の下にボタン、横にパネル。字幕は自分のブラウザで読み取るため、YouTubeがこちらのサーバーをブロックしていても使えます。',
  demoHeading: 'ここで試す',
  demoText: '実際の講演でパネルに表示される内容です。時刻をクリックすると、そこから動画が再生されます。',
  factsHeading: 'できること',
  facts: [
    '字幕を読み取るのは、「Summarize」を押したときだけです。',
    'どの行にも、話者の言葉と秒単位の時刻が付きます。',
    '再生に合わせて、話されている行を文字起こしの中に示します。',
    '文字の字幕がある動画なら、ほかのサイトでも使えます。保護された動画には使えません。',
    '通信先はこのサーバーだけです。追跡も、外部のコードもありません。',
  ],
  installHeading: 'インストールする',
  installText: 'まだストアには公開していないため、手動で1分ほどかかります。',
  connectHeading: '接続する',
  connectText:
    'アカウントがなくても、無料の要約を利用できます。プランを使うには、[アカウントページ](/account)を開いて「拡張機能を接続」をクリックします。Firefoxでは、そこで作成したキーを拡張機能の設定に貼り付けてください。',
}
