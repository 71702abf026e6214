import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis：どんな動画も短く',
  heading: 'どんな動画も短く。すべての行を照合。',
  lead: 'リンクを貼り付けると要約が読め、すべての行を話者自身の言葉で確かめられます。',
}

export const homeDescription: typeof source.homeDescription =
  'YouTubeのリンクか文字起こしを貼り付けると、Précisが要約、要点、チャプターを作ります。どれにも、文字起こしと照合した話者の言葉と、秒単位の時刻が付きます。'
