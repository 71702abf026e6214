import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'हा सारांश लोड होऊ शकला नाही',
  devices: 'डिव्हाइस व्यवस्थापित करा',
}
