import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'Reescribir',
  depth: 'Detalle',
  language: 'Idioma',
  choose: 'Elegir',
}
