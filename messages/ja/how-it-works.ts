import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'Précisの仕組み：リンクから照合済みの要約まで',
  description:
    '必要なのは3ステップ。その間に何が起きるのか、文字起こしの出どころ、要約の作り方、各行の照合方法を説明します。',
  heading: '仕組み',
  lead: '必要なのは3ステップ。その間に起きることをすべて説明します。',
  stepsHeading: '3つのステップ',
  steps: [
    {
      title: 'リンクを貼り付ける',
      text: '動画、Shorts、再生リスト。字幕がなければ文字起こしを。',
    },
    {
      title: '書かれるそばから読む',
      text: 'ページを閉じても大丈夫。戻ればそこにあります。',
    },
    {
      title: '確かめて使う',
      text: '行を選ぶと、実際に話された言葉が表示されます。',
    },
  ],
  keyHeading: '主な特長',
  keyFeatures: [
    {
      title: '黙って省かない',
      text: '読み取れなかった部分は明示します。',
    },
    {
      title: '失敗の理由がわかる',
      text: 'しかも、失敗は数えません。',
    },
    {
      title: '操作するまで外部と通信しない',
      text: 'YouTubeは、再生を押すと読み込まれます。',
    },
  ],
  evidenceTitle: 'どの要点にも根拠を',
  hoodHeading: '内部の動き',
  hood: {
    fetch: {
      title: '文字起こし',
      text: '自動生成より人が作成した字幕を、翻訳より原語を優先します。',
    },
    sentences: {
      title: '文',
      text: '断片をつなぎ、重複を除きます。どの文にも番号と時刻が付きます。',
    },
    draft: {
      title: '要約',
      text: '言語モデルは番号と引用で答え、時刻は書きません。モデルがなければ、内容を最もよく表す文を選びます。',
    },
    check: {
      title: '照合',
      text: (changedNumber, removedNot, method) =>
        `コードが行と引用を比べ、設定があれば、行が引用から導けるかを検証モデルが答えます。通ってしまった引用は、数字を変えたもので${changedNumber}、「ない」を除いたもので${removedNot}です。[測定方法](${method})（英語）`,
    },
  },
  missed: {
    title: '照合が見逃すもの',
    text: 'コードは一部の嘘を見逃し、検証モデルも間違えることがあります。だから、各行に元の言葉を添えています。[スコアカード](/score)',
  },
  speed: {
    title: '速さ',
    text: (method) =>
      `モデルによって異なります。モデルがなければ、1時間分が約20分の1秒で済みます。[測定方法](${method})（英語）`,
  },
  once: {
    title: '1回で全員分',
    text: '多くの人が求める動画も、要約は1回だけです。',
  },
  closing: {
    heading: '実際の動画で見る',
    text: 'ホームページに2つのサンプルがあります。',
    features: 'すべての機能を見る',
  },
}
