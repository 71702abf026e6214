import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => <>هذه ترجمة؛ وحيثما اختلفت عن {link('النص الإنجليزي')} فالعبرة بالنص الإنجليزي.</>,
}
