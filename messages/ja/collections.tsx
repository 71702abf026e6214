import type * as source from '#messages/collections.tsx'

export const progress: typeof source.progress = {
  videos: (count) => `動画${count}本`,
  summarized: (count, total) => `${total}本中${count}本を要約済み`,
  working: (count) => `処理中${count}本`,
  waiting: (count) => `待機中${count}本`,
  failed: (count) => `失敗${count}本`,
  paused: '一時停止中',
  noneLeft: '要約の残りがありません',
  goesOn: (moment) => `要約の残りがないため、${moment}に再開`,
}

export const collectionList: typeof source.collectionList = {
  loading: '読み込み中...',
  empty: (link) => (
    <>
      まだ何もありません。{link('再生リストやチャンネルを貼り付ける')}
      と、その動画をまとめて要約できます。手動で作成することもできます。
    </>
  ),
  tags: 'タグ',
  new: 'コレクションを作成',
}

export const collectionView: typeof source.collectionView = {
  all: 'コレクション一覧',
  loading: '読み込み中...',
  gone: 'このコレクションは見つかりません。削除された可能性があります。',
  tryAgain: '再試行',
  pause: '一時停止',
  goOn: '再開',
  retry: (count) => `${count}本を再試行`,
  add: '動画を追加',
  share: '共有',
  edit: '編集',
  remove: '削除',
  more: 'その他の操作',
  fileWithPlan: '有料プランでファイルに保存',
  file: 'Markdownで保存',
  askRemoval: 'このコレクションを削除しますか？ 要約は履歴に残ります。',
  removeForGood: 'コレクションを削除',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'タイトル、タグ、形式',
  title: 'タイトル',
  titleMissing: 'タイトルを入力してください。',
  tags: 'タグ（カンマ区切り）',
  inForm: '形式',
  stay: 'すでに要約した動画はそのまま残ります。',
  save: '保存',
  cancel: 'キャンセル',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: '動画',
  search: '検索、またはこれらの動画すべてに質問',
  none: 'まだ動画がありません。',
  nothingFound: '見つかりませんでした。',
  onlyFailed: (count) => `失敗した${count}本のみ`,
  parts: '一覧のページ',
  before: '前へ',
  next: '次へ',
  range: (first, last, total) => `${total}本中${first}〜${last}`,
  states: { waiting: '待機中', working: '処理中', done: '完了', failed: '失敗', skipped: '要約済み' },
  unnamed: '無題の動画',
  failure: (name) => `${name}。`,
  takeOut: '外す',
  takeOutVideo: (title) => `「${title}」を外す`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: '全体のまとめ',
  writing: '全体のまとめを作成中...',
  write: '全体のまとめを作成',
  writeAgain: '作成し直す',
}
