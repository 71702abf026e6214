import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'यह सारांश नहीं खुल सका',
  devices: 'डिवाइस प्रबंधित करें',
}
