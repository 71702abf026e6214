import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: '開発者向け',
  description:
    '引用と秒単位の時刻が付いた要約を、自分のプログラムから。キー、サンプル、すべてのAPI呼び出し。',
  heading: 'プログラムからPrécisを使う',
  lead: 'すべての行に引用と秒単位の時刻が付いた要約を、どんなプログラムからでも。',
  keyHeading: 'キーを取得する',
  keyText:
    '[アカウントページ](/account)で、必要な権限だけを付けて作成します。キーはURLには入れず、Authorizationヘッダーで送ってください。',
  exampleHeading: '要約を作成する',
  exampleText: 'PRECIS_KEYに取得したキーを、PRECIS_URLにこのサイトのアドレスを設定します。',
  copy: 'コピー',
  copyProgram: (program) => `${program}をコピー`,
  agentHeading: 'エージェントを接続する',
  agentText:
    '動画（summarize、list_forms、get_transcript、ask）、履歴（search_library）、コレクション（list_videos、make_collection、read_collections、change_collection）、フォロー中のもの（read_following、change_following、read_digest）のツールが使えるようになります。キーとこのサイトのアドレスを入れてください。',
  agentLabel: 'アプリケーションの設定',
  webhookHeading: 'Webhookを受け取る',
  webhookText: `[アカウントページ](/account)で作成すると、要約やダイジェストの準備ができたときにサーバーを呼び出します。署名の方式はStandard Webhooksに準拠しています。${webhookTimeoutSeconds}秒以内に2xxで応答してください。応答がない場合は、1日のあいだ再送します。`,
  webhookLabel: 'JavaScriptによる受信側の例',
  webhookShow: '署名の検証方法を表示',
  rulesHeading: '知っておきたいこと',
  rules: [
    `1つのキーで呼び出せるのは1分間に${keyCallsPerMinute}回までです。残りはRateLimitヘッダーで確認できます。`,
    'Idempotency-Keyを付けると、同じ呼び出しは1回と数え、1日のあいだ同じ応答を返します。',
    '失敗は、固定のコードとわかりやすい文を含むproblem+jsonで返します。失敗した呼び出しは数えません。',
    'Acceptにtext/event-streamを指定すると、要約が書かれていく様子を受け取れます。',
  ],
  callsHeading: 'すべての呼び出し',
  callsText: 'キーで利用できるすべての操作です。[OpenAPI文書](/api/openapi.json)から作成しています。',
  show: 'すべての呼び出しを表示',
}
