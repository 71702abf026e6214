import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'మళ్లీ రాయండి',
  depth: 'లోతు',
  language: 'భాష',
  choose: 'ఎంచుకోండి',
}
