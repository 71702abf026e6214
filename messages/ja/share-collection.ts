import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'このコレクションを共有',
  description:
    'リンクを知っている人は誰でも、タイトルと各動画の最初の要点を読めます。共有した人に関する情報は含まれません。検索エンジンには、掲載しないよう求めています。',
}
