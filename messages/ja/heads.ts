import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'ホーム',
    features: '機能',
    howItWorks: '仕組み',
    pricing: '料金',
    faq: 'よくある質問',
    alternatives: '比較',
    score: 'スコアカード',
    extension: 'ブラウザ拡張機能',
    developers: '開発者向け',
    about: 'Précisについて',
    contact: 'お問い合わせ',
    guide: 'ガイド',
    privacy: 'プライバシー',
    terms: '利用規約',
  },
  card: (title) => `${title}：Précisのカード`,
}
