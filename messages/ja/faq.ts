import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'よくある質問',
  description: '要約、プラン、上限、プライバシー、動画を要約できないときの対処法についてお答えします。',
  heading: 'よくある質問',
  lead: '短くお答えします。見つからない質問は、お気軽にお寄せください。',
  search: '回答を検索',
  found: (count) => `${count}件の回答`,
  nothing: 'この言葉を含む回答はありません。',
  write: 'お問い合わせ',
  closing: {
    heading: '解決しませんか？',
    text: 'お問い合わせください。まず試してみることもできます。最初の要約にアカウントは要りません。',
    contact: 'お問い合わせ',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'はじめに',
    questions: [
      {
        question: 'Précisは何をするサービスですか？',
        answer:
          'YouTubeのリンクを貼り付けると、Précisが文字起こしを読み、要約、要点、チャプターを作ります。各行には時刻と実際に話された言葉が並ぶので、内容を確かめられます。',
      },
      {
        question: 'アカウントは必要ですか？',
        answer:
          '最初の要約には要りません。もう1件はメールアドレスを入力するだけです。メールで届くコード、または対応している場合はGoogleでログインすると、履歴をほかのデバイスでも使えます。',
      },
      {
        question: 'どんなリンクが使えますか？',
        answer:
          'YouTubeのリンクなら何でも使えます。動画、Shorts、ライブ配信のアーカイブに対応しています。再生リストは最初の動画を要約します。ログインすると、再生リストやチャンネルから動画を選べます。',
      },
      {
        question: 'リンクがなくても使えますか？',
        answer:
          'はい。文字起こしを貼り付けるか、字幕ファイルやテキストファイルをアップロードしてください。講義、ポッドキャスト、会議も動画と同じように使えます。',
      },
      {
        question: '動画について質問できますか？',
        answer:
          'はい。各要約の下で質問できます。回答は話者がそのことについて話した内容で、再生できる時刻が付きます。動画で触れられていなければ、そうお伝えします。履歴の検索では、すべての動画に質問できます。',
      },
    ],
  },
  'pricing-and-plans': {
    title: '料金とプラン',
    questions: [
      {
        question: '料金はいくらですか？',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}：${dayWindowHours}時間ごとに要約${freeSummaries}件、無料。${pro.name}：1か月に要約${proSummaries}件、月額${proPrice}。${unlimited.name}：件数の制限なし、月額${unlimitedPrice}。詳しくは[料金](/pricing)をご覧ください。`,
      },
      {
        question: '無料の利用枠はいつ回復しますか？',
        answer: `最初の要約から${dayWindowHours}時間後です。`,
      },
      {
        question: '何が要約1件として数えられますか？',
        answer:
          '実際に受け取った要約だけです。失敗した要約、キャンセルした要約、同じ期間内に繰り返した同じ動画の要約は数えません。',
      },
      {
        question: '何が質問1件として数えられますか？',
        answer: `言語モデルが回答したものです。動画への質問は、${free.name}で1日${free.questions}件、${pro.name}で1日${pro.questions}件までです。同じ質問の繰り返し、失敗した質問、該当箇所だけで答えた質問は数えません。`,
      },
      {
        question: '解約できますか？',
        answer: 'いつでもできます。プランはお支払い済みの1か月が終わるまで続き、その後の請求はありません。',
      },
      {
        question: '無制限とは、本当に無制限ですか？',
        answer: `使い切る利用枠はありません。ただし、1つのプログラムが全員の速度を落とすことのないよう、どのプランにも1分間に要約${summariesPerMinute}件、質問${questionsPerMinute}件の上限があります。`,
      },
      {
        question: '支払い方法は？',
        answer:
          '毎月、インドルピーで、カードまたはRazorpayが対応するほかの方法でお支払いいただきます。カード情報はRazorpayに送られ、当サービスには届きません。',
      },
    ],
  },
  'features-and-functionality': {
    title: '機能',
    questions: [
      {
        question: '要約はどのくらい正確ですか？',
        answer: ({ talks, found, otherTalk, method }) =>
          `照合の精度を測定しています。講演${talks}本で、正しい引用の${found}が見つかり、別の講演からの引用が通ってしまったのは${otherTalk}でした（[測定方法](${method})、英語）。そのうえで、各行を引用の前後の発言とコードで比べますが、見逃す誤りもあります（[スコアカード](/score)）。検証モデルが設定されている場合、それも間違えることがあります。だからこそ、すべての行に引用を添えています。`,
      },
      {
        question: '動画の長さに制限はありますか？',
        answer: `${maxTranscriptSeconds / 3600}時間までです。長い動画は分割して読み取ります。読み取れない部分があれば、結果に示します。`,
      },
      {
        question: 'どの言語に対応していますか？',
        answer: `動画の言語は自動で判定します。言語モデルが設定されている場合、要約の言語を${summaryLanguages.length}言語から選べます。初期設定は日本語です。内蔵のプログラムは、動画の言語のまま要約します。`,
      },
      {
        question: '要約はAIが書いていますか？',
        answer:
          '言語モデルが設定されている場合は、はい。そうでない場合は、話者自身の重要な文で構成します。どちらなのかは、結果ごとに表示します。',
      },
      {
        question: '要約をダウンロードできますか？',
        answer: `コピーはどのプランでもできます。ダウンロードは${pro.name}と${unlimited.name}で利用できます。`,
      },
      {
        question: '履歴はいつまで見られますか？',
        answer: `${free.name}では${free.historyDays}日間、${pro.name}では${pro.historyDays}日間、${unlimited.name}ではすべて見られます。`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'プライバシーとセキュリティ',
    questions: [
      {
        question: '要約した内容は誰が見られますか？',
        answer:
          '自分自身と、自分で共有したリンクを知っている人だけです。メールアドレスを入力しても何も開きません。履歴、プラン、デバイスを見るにはログインが必要です。',
      },
      {
        question: 'ほかのサイトから何か読み込みますか？',
        answer:
          '操作されるまで読み込みません。再生を押すとYouTubeからプレーヤーを、購入時にRazorpayから決済フォームを読み込みます。広告も追跡もありません。',
      },
      {
        question: 'データの持ち出しや削除はできますか？',
        answer:
          'どちらもアカウントページでできます。ご自身のデータをすべて1つのファイルでダウンロードすることも、アカウントを削除することもできます。詳しくは[プライバシー](/privacy)をご覧ください。',
      },
      {
        question: '何台のデバイスで使えますか？',
        answer: `同時に${maxActiveDevices}台までです。別のデバイスを使うには、先にいずれかを削除してください。そのデバイスはすぐにログアウトされます。`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: '技術的な質問とトラブル',
    questions: [
      {
        question: '動画の要約ができないのはなぜですか？',
        answer:
          '多くの場合、動画に字幕がない、非公開または年齢制限がある、1日の上限に達した、接続が不安定、のいずれかです。原因はページに表示され、失敗した分は数えません。',
      },
      {
        question: '動画に字幕がありません。どうすればよいですか？',
        answer:
          '文字起こしを貼り付けるか、ファイル（.srt、.vtt、.json3、プレーンテキスト）をアップロードしてください。YouTubeでは多くの場合、動画の下の「文字起こしを表示」からコピーできます。',
      },
      {
        question: '貼り付けた文字起こしはいつまで保存されますか？',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `アカウントがない場合は${retentionDays.visitorPaste}日間、ある場合は削除するまでです。保存できる量は、アカウントなしで${visitorPastedMegabytes} MB、${free.name}で${freeRoom}、${pro.name}で${proRoom}、${unlimited.name}で${unlimitedRoom}です。1時間の講演で約0.03 MBになります。`,
      },
      {
        question: '要約の作成中にページを閉じてしまいました。失われますか？',
        answer:
          'いいえ。作成は続き、戻ったときに表示されます。ログインしていれば、どのデバイスでも確認できます。止まるのはキャンセルを押したときだけです。',
      },
      {
        question: '行の横の印は何を意味しますか？',
        answer:
          '検証済み（塗りつぶした丸）：引用が文字起こしにあり、比べた項目に相違がなく、行の内容が引用から導けると検証モデルが認めたもの。発言あり（チェックの入った輪）：引用はあるものの、その中に行の内容のすべては見つからなかったか、検証モデルがまだ認めていないもの。相違あり（等号に斜線）：行と発言の内容が違うか、行の内容が引用から導けないと検証モデルが判断したもの。該当なし（感嘆符）：引用が見つからなかったもの。裏付けなし（同じ印）：文字起こしをAIが作成したもの。引用（点の入った輪）：行が話者自身の文であるもの。空の輪：まだ照合中のもの。',
      },
      {
        question: 'どのブラウザで使えますか？',
        answer:
          'スマートフォンとパソコンの、主要なブラウザの最新版で使えます。これらのページはJavaScriptなしでも読めますが、要約にはJavaScriptが必要です。',
      },
    ],
  },
}
