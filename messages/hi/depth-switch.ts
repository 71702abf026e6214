import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'फिर से लिखें',
  depth: 'गहराई',
  language: 'भाषा',
  choose: 'चुनें',
}
