import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'Reescrever',
  depth: 'Profundidade',
  language: 'Idioma',
  choose: 'Escolher',
}
