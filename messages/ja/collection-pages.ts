import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'ログインすると、コレクションを確認できます。'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: '動画を選ぶ', signIn: 'ログインすると、多くの動画をまとめて要約できます。' },
  list: { heading: 'コレクション一覧', signIn: seeCollections },
  one: { heading: 'コレクション', signIn: seeCollections },
}
