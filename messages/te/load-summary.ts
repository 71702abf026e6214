import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'ఈ సారాంశం లోడ్ కాలేదు',
  devices: 'డివైజ్‌లు చూడండి',
}
