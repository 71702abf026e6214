import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'மாற்றி எழுது',
  depth: 'அளவு',
  language: 'மொழி',
  choose: 'தேர்ந்தெடு',
}
