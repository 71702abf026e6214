import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'お問い合わせ',
  description: `ヘルプフォームからのお問い合わせ方法。${plans.free.supportHours}時間以内、最上位プランでは${plans.unlimited.supportHours}時間以内にお答えします。`,
  heading: 'お問い合わせ',
  lead: 'すべてのメッセージに、人が目を通します。',
  mailHeading: 'メッセージを送る',
  formLabel: 'ヘルプフォームを開く',
  mailNote:
    'どの動画で何が表示されたかをお書きください。エラーメッセージのIDがあると、調べやすくなります。パスワードやカード情報は送らないでください。',
  timesHeading: 'お答えするまでの時間',
  within: (hours) => `${hours}時間以内`,
  hoursHeading: '営業時間',
  hours: '月曜〜金曜 9:00〜18:00（インド標準時）',
  topicsHeading: 'お手伝いできること',
  topics: [
    {
      title: '要約に失敗する動画',
      text: 'よくある原因と対処法は[よくある質問](/faq)にあります。',
    },
    {
      title: '内容が間違っている要約',
      text: '動画と該当の行をお知らせください。改善の手がかりになるのは、何よりも間違った行です。',
    },
    { title: 'プランとお支払い', text: '請求、領収書、解約、反映されないお支払いについて。' },
    { title: 'アカウント', text: 'ログイン、デバイス、データのダウンロード、アカウントの削除について。' },
    { title: 'プライバシーとセキュリティ', text: 'データに関するご質問や、見つけた脆弱性について。' },
    { title: 'ご要望', text: '足りない機能と、それをどう使いたいかをお聞かせください。' },
  ],
  closing: {
    heading: 'お問い合わせより早く',
    text: '答えの多くは、すでにここにあります。',
    faq: 'よくある質問',
    howItWorks: '仕組み',
    summarize: '動画を要約する',
  },
}
