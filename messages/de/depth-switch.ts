import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'Neu schreiben',
  depth: 'Ausführlichkeit',
  language: 'Sprache',
  choose: 'Auswählen',
}
