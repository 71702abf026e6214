import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: '書き直す',
  depth: '詳しさ',
  language: '言語',
  choose: '選択',
}
