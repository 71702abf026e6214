import type * as source from '#messages/depth-switch.ts'

export const depthSwitch: typeof source.depthSwitch = {
  rewrite: 'إعادة الكتابة',
  depth: 'التفصيل',
  language: 'اللغة',
  choose: 'اختيار',
}
