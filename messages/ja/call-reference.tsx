import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: '呼び出し',
  tryAgain: '再試行',
  anyKey: 'どのキーでも可。',
  needs: (permission) => <>{permission}が必要</>,
  places: { path: 'パス', query: 'クエリ', header: 'ヘッダー', cookie: 'Cookie', body: '本文' },
  required: (place) => `${place}、必須`,
}
