import type * as source from '#messages/following.tsx'
import { number } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: '読み込み中...',
  count: (count, max) => `${max}件中${count}件をフォロー中`,
  digests: 'ダイジェスト',
  yourDigest: 'ダイジェストの設定',
  introduction:
    '新しい動画を要約し、1つのダイジェストにまとめて毎朝8:00にメールでお届けします。設定はここで変更できます。フォローは無料で、要約はそれぞれ1件として数えます。',
  short:
    '新しい動画を要約し、1つのダイジェストにまとめてお届けします。フォローは無料で、要約はそれぞれ1件として数えます。',
  source: 'チャンネル、再生リスト、ポッドキャスト',
  linkMissing: 'リンクを貼り付けてください。',
  startWith: '対象',
  newOnly: '新しい動画のみ',
  newest: (count) => (count === 1 ? '最新の動画1本から' : `最新の動画${count}本から`),
  inForm: '形式',
  follow: 'フォローする',
  followed: (name) => `${name}をフォローしました`,
  full: (max, link) => (
    <>
      このプランでフォローできるのは{max}件までです。追加するには、いずれかのフォローを解除するか、
      {link('プラン')}をご覧ください。
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: '動画',
  videosOf: (name) => `${name}の動画`,
  unfollow: 'フォローを解除',
  unfollowOne: (name) => `${name}のフォローを解除`,
  askUnfollow: 'フォローを解除しますか？ 要約は履歴に残ります。',
  unfollowed: 'フォローを解除しました',
  inForm: '新しい動画の形式',
  formChanged: (form) => `新しい動画は「${form}」の形式で届きます`,
  formNote: 'すでに要約したものは、そのまま残ります。',
  kinds: { channel: 'チャンネル', playlist: '再生リスト', podcast: 'ポッドキャスト' },
  nothingNew: 'まだ新着はありません',
  lastNew: (ago) => `最新の動画：${ago}`,
  checked: (ago) => `確認：${ago}`,
  notDone: (count) => `未処理${count}本`,
  leftOut: (count, max) =>
    `過去7日間に${number(count)}本を省きました。要約するのは、登録先ごとに1日あたり新しい順に${max}本までです。`,
  failing: '応答なし',
  failingNote: 'YouTubeが応答しません。もう一度試します。失われるものはありません。',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'フォローしてから、まだ新着はありません。',
  more: (count) => `ほかに${count}本が履歴とダイジェストにあります。`,
  states: {
    waiting: '字幕待ち',
    queued: '順番待ち',
    unpaid: '利用枠の回復待ち',
    working: '要約中',
    done: '完了',
    failed: '失敗',
  },
  nextTry: (moment) => `${moment}にもう一度試します。`,
  tryAgain: '再試行',
  tryVideo: (name) => `再試行：${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: '保存しました',
  mailed: 'メールで受け取る',
  stops: {
    unsubscribed: 'メールは停止中です。再び受け取るには、チェックを入れて保存してください。',
    bounced: 'メールサーバーに受信を拒否されたため、メールを停止しました。',
  },
  save: '保存',
  nextOne: (moment) => `新着があれば、次は${moment}にお届けします。`,
  howOften: '頻度',
  frequencies: { daily: '毎日', weekly: '毎週', never: '受け取らない' },
  on: '曜日',
  at: '時刻',
  weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  zone: 'タイムゾーン',
  feed: 'フィードリーダー用',
  feedHint: 'このアドレスを知っている人は誰でもダイジェストを読めます。漏れた場合は変更してください。',
  copy: 'コピー',
  change: '変更',
  feedChanged: 'フィードのアドレスを変更しました',
  done: (count) => `完了${count}本`,
  failed: (count) => `失敗${count}本`,
  waiting: (count) => `待機中${count}本`,
}
