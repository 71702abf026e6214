import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'এই সারাংশ লোড করা গেল না',
  devices: 'ডিভাইস দেখুন',
}
