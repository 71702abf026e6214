import type * as source from '#messages/legal.tsx'

export const legal: typeof source.legal = {
  translationNote: (link) => <>এটি অনুবাদ; ইংরেজি লেখার সঙ্গে কোথাও অমিল থাকলে {link('ইংরেজি লেখাটিই')} মান্য হবে।</>,
}
