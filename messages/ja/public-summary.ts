import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: '共有された要約',
  about:
    'Précisで短くまとめた動画です。すべての行を実際の発言と照合しています。お好きな動画でお試しください。',
  example: 'サンプル',
}
