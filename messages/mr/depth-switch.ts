import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'पुन्हा लिहा',
  depth: 'सखोलता',
  language: 'भाषा',
  choose: 'निवडा',
}
