import type * as source from '#messages/alternatives.ts'

const yes = 'はい'
const notFound = '見つからず'
const undocumented = '記載なし'
const listens = 'はい。音声を文字起こし'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: '仕組み',
    cells: [
      'はい。文字起こしから取得',
      'はい。1つずつ',
      '分割して読み取り、失敗した部分を明示',
      ['文字起こしを貼り付けるかアップロード。設定があれば、音声を聞くモデルも', '貼り付け'],
      'はい。引用と時刻つき',
      yes,
    ],
  },
  steipete: {
    source: '2026年8月',
    cells: [
      'はい。動画の長さを超えるものは除外',
      notFound,
      ['コマンドラインでは固定モデルでエラー。ブラウザでは分割、時刻なし', 'ブラウザのみ'],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: '2026年6月',
    cells: [
      ['テキストの区切りごとの開始時刻', '区切りごと'],
      notFound,
      ['区切りごとの要約を順に並べ、統合しない', '統合なし'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: '2026年7月',
    cells: [
      '見つからず。出典は資料名のみ',
      notFound,
      ['より長い文章を扱えるモデルを使う', '大きいモデル'],
      notFound,
      'はい。複数の資料にまたがって',
      yes,
    ],
  },
  summarizerrrr: {
    source: '2026年5月',
    cells: [['はい。モデルによる推定', '推定'], notFound, '確認できず', notFound, yes, 'はい。ブラウザ内'],
  },
  youTubeGpt: {
    source: '2026年7月',
    cells: [
      notFound,
      notFound,
      ['その旨のエラーを表示', 'エラー'],
      ['チャット内で可能', 'チャット内'],
      yes,
      yes,
    ],
  },
  kagi: {
    source: '公式ドキュメント',
    cells: [undocumented, undocumented, '提供元によると長さの制限なし', undocumented, yes, 'いいえ'],
  },
  notebookLm: {
    source: 'ヘルプページ、2026年11月',
    cells: [
      undocumented,
      ['出典は引用文。回答の照合についての記載はなし', '引用を表示'],
      undocumented,
      undocumented,
      yes,
      'いいえ',
    ],
  },
  bibiGpt: {
    source: 'APIドキュメント、2026年11月',
    cells: [
      ['オプションで可能', 'オプション'],
      undocumented,
      undocumented,
      'はい。音声を認識',
      yes,
      ['公開されているのは最初のバージョンのみ', 'バージョン1'],
    ],
  },
  snipd: {
    source: '創業者へのインタビュー、2025年',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['ポッドキャストを文字起こし', 'ポッドキャスト'],
      yes,
      undocumented,
    ],
  },
}

export const alternatives: typeof source.alternatives = {
  title: '比較：Précisとほかのツール',
  description:
    'YouTube動画を要約するほかのツールは何をするのか、Précisとどう違うのか。調べたバージョンと、ほかのツールのほうが向いている場面もまとめました。',
  heading: 'ほかのツールとの比較',
  lead: '優れたツールはほかにもあり、そちらのほうが合うこともあります。',
  lineHeading: '同じ1行を、ツールの種類ごとに',
  lineNote: '下の表をもとに描いたものです。',
  kinds: {
    checked: '照合した引用',
    estimated: 'モデルが推定した時刻',
    piece: 'テキストの区切りの開始時刻',
    source: '出典のみ、時刻なし',
  },
  wordsFound: '発言あり',
  tableHeading: '一覧で比較',
  dated: '2026年11月現在。実際に試したツールはありません。',
  toolAndSource: 'ツールと情報源',
  legend: { yes: '対応', part: '一部対応', none: '見つからず、または非対応', unknown: '不明' },
  columns: ['時刻から再生', '引用の照合', '長い動画', '字幕なし', '動画に質問', '自分のサーバーで運用'],
  tools,
  questionsHeading: '質問と回答',
  questions: [
    {
      question: 'どうやって調べましたか？',
      answer:
        'リンク先のバージョンの公開コード、または開発元によるリンク先の文章をもとにしています。実際に試してはおらず、品質については何も述べていません。',
    },
    {
      question: 'わからないことは何ですか？',
      answer:
        'YouTubeのAsk、Readwise Reader、Perplexity、Eightifyは載せていません。これらの項目に答える開発元の文章が見つからなかったためです。また、ここに挙げたどのツールについても、どのくらい正しいかはわかりません。',
    },
    {
      question: 'ほかのツールのほうがよいのはどんなときですか？',
      answer:
        'チャットをしたいならopen-notebook。コマンドラインならsummarizeという名前の2つのツール。暗記カードなら、[クイズ機能をドキュメントで説明している](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition)Recallです。',
    },
    {
      question: 'Précisだけがしていることは何ですか？',
      answer:
        'すべての引用を表示前に照合し、見つからなければそう伝えます。調べたコードの中に、このような照合は見つかりませんでした。',
    },
    {
      question: 'Précisにできないことは何ですか？',
      answer: 'スライドは読みません。読むのは話された内容だけです。',
    },
    {
      question: '間違いを見つけたら？',
      answer: '[お知らせください](/contact)。訂正します。',
    },
  ],
  closing: {
    heading: 'ご自身でお確かめください',
    text: '最初の要約にアカウントは要りません。',
  },
}
