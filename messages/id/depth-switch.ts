import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'Tulis ulang',
  depth: 'Kedalaman',
  language: 'Bahasa',
  choose: 'Pilih',
}
