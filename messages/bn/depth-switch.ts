import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'আবার লিখুন',
  depth: 'কতটা বিস্তারিত',
  language: 'ভাষা',
  choose: 'বেছে নিন',
}
