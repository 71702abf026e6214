import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'サービスの状態',
  loading: '読み込み中...',
  tryAgain: '再試行',
  asOf: (moment, seconds) => `${moment}時点。${seconds}秒ごとに更新されます。`,
  waiting: '待機中',
  oldest: (count, duration) => `${count}件、最長で${duration}`,
  running: '実行中',
  silent: 'ワーカーが応答していません',
  spentToday: '本日の費用',
  database: 'データベース',
  shares: {
    all: '全員',
    visitors: 'ゲスト',
    network: '利用が最も多いゲストのネットワーク',
    free: '無料アカウント',
    'free-account': '利用が最も多い無料アカウント',
    'paid-account': '利用が最も多い有料アカウント',
  },
  spent: (spent, max) => `${spent} / ${max}`,
  refused: (spent, max, count) => `${spent} / ${max}、拒否${count}件`,
  seconds: (count) => `${count}秒`,
  minutes: (count) => `${count}分`,
  hours: (count) => `${count}時間`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: '本日のモデル（UTC）',
    heads: ['モデル', '呼び出し', '失敗', 'トークン（入力＋出力）', '費用'],
    empty: '本日はまだモデルを呼び出していません。',
  },
  sources: {
    title: '文字起こしの取得元（サーバーの起動以降）',
    heads: ['取得元', '成功', 'その他の結果'],
    empty: 'まだどの取得元にも問い合わせていません。',
  },
  sweeps: {
    title: '定期処理',
    heads: ['処理', '前回の実行', '対象の行数', '状態'],
    empty: 'ここでは定期処理を実行していません。',
  },
  sizes: { title: 'テーブル', heads: ['テーブル', 'サイズ', '行数'], empty: 'テーブルがありません。' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: '不明',
  noOthers: 'なし',
  notYet: '未実行',
  notCounted: '未集計',
  running: '実行中',
  failed: '失敗',
  good: '正常',
}
