import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => (
    <>Dies ist eine Übersetzung; wo sie vom englischen Text abweicht, gilt {link('der englische Text')}.</>
  ),
}
