import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: '別のサンプル',
  stepsHeading: '3つのステップ',
  steps: [
    { title: 'リンクを貼り付ける', text: 'YouTubeのリンクなら何でも。文字起こしでも。' },
    { title: '短くまとめて読む', text: '要約、要点、チャプターを時刻つきで。' },
    { title: 'どの行も確かめる', text: '行を選ぶと、話者自身の言葉が表示されます。' },
  ],
  differencesHeading: 'ほかとの違い',
  differences: [
    { title: '動画と照合', text: '引用が文字起こしになければ、そう伝えます。' },
    { title: '動画の全体を', text: '行の出どころをマップで示します。' },
    { title: '公平な利用枠', text: '失敗やキャンセルは数えません。' },
    { title: 'データへの配慮', text: '再生を押すまで、YouTubeからは何も読み込みません。' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: '短くまとめたサンプル',
  whole: '全文を読む',
  stop: '停止',
  playAgain: 'もう一度再生',
  checking: '照合中...',
  verified: '検証済み',
}
