import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>これは翻訳です。英語の原文と異なる場合は、{link('英語の原文')}が優先します。</>
  ),
}
