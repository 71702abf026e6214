import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'Réécrire',
  depth: 'Niveau de détail',
  language: 'Langue',
  choose: 'Choisir',
}
