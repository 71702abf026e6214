import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: '機能：Précisが動画にできること',
  description:
    'YouTube動画の要約、要点、チャプター。どの要点も文字起こしと照合し、秒単位の時刻と実際に話された言葉を添えます。',
  heading: '確かめられる要約',
  lead: 'このページのものは、すべて実際に動きます。お試しください。',
  casesHeading: '使われる場面',
  cases: {
    lectures: { title: '講義', text: 'ゼミの前に論旨を読んでおく。' },
    research: { title: '調査', text: '答えを見つけ、時刻つきで引用する。' },
    meetings: { title: 'ウェビナーと会議', text: '見逃した内容に追いつく。' },
    tutorials: { title: 'チュートリアル', text: '必要な手順から始める。' },
    interviews: { title: 'インタビューとポッドキャスト', text: '通して聴くものを選ぶ。' },
    ownVideos: { title: '自分の動画', text: 'メモ、チャプター、下書きを作る。' },
  },
  tilesHeading: 'できること',
  tiles: {
    insights: {
      title: '照合した要点',
      text: (found, method) =>
        `正しい引用の${found}が見つかり、別の講演の引用は1つも通しません（[測定方法](${method})、英語）。`,
    },
    seconds: {
      title: '発言の時刻を秒単位で',
      text: '時刻は文字起こしのもの。モデルには作らせません。押してみてください。',
    },
    coverage: {
      title: 'カバー範囲が見える',
      text: '行の出どころと、行のない部分がわかります。',
    },
    chapters: {
      title: 'チャプター',
      text: '作者が付けたもの、または話題の変わり目。',
    },
    search: {
      title: '検索できる文字起こし',
      text: 'どの文からでも再生できます。',
    },
    whole: {
      title: '動画の全体',
      text: `${maxTranscriptSeconds / 3600}時間まで、分割して読みます。1つ外すと：`,
    },
    choices: {
      title: '言語と形式を選ぶ',
      text: `言語モデルが書く場合、${summaryLanguages.length}言語と${summaryStyles.length}つの形式から。`,
    },
    allowance: {
      title: '公平な利用枠',
      text: '失敗と繰り返しは数えません。',
    },
  },
  industriesHeading: '役立つ分野',
  industries: {
    education: {
      title: '教育',
      text: '学習ノートと、時刻を添えて出典にできる引用。',
    },
    corporate: {
      title: '企業',
      text: '長い録画も一度に。誰も言っていない数字を指摘します。',
    },
    creative: {
      title: '創作',
      text: '肝心な一文と、話の組み立て方。',
    },
  },
  bookmark: {
    heading: '動画から要約まで、ワンクリック',
    text: 'これをブックマークバーにドラッグし、YouTubeでクリックします。',
    phone: 'スマートフォンでは、Précisをホーム画面に追加し、動画を共有します。',
  },
  closing: {
    heading: 'よく知っている動画で試す',
    text: '正しいかどうかを確かめる、いちばん早い方法です。',
    plans: 'プランを見る',
  },
}
