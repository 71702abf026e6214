import type { ReactNode } from 'react'
import { plural } from './language.ts'

/** How many summaries are left, below the field for a link. */
export const quotaLine = {
  freeToday: (count: number) =>
    plural(count, { one: `${count} free summary today`, other: `${count} free summaries today` }),
  freeLeftToday: (count: number) =>
    plural(count, { one: `${count} free summary left today`, other: `${count} free summaries left today` }),
  left: (count: number) => plural(count, { one: `${count} summary left`, other: `${count} summaries left` }),
  noneLeft: (link: (text: string) => ReactNode) => <>0 summaries left. {link('Get more summaries')}</>,
  noneLeftUntil: (moment: ReactNode, link: (text: string) => ReactNode) => (
    <>
      0 summaries left. More on {moment}, or {link('get more now')}
    </>
  ),
}
