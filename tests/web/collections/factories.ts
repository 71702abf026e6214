import type { Collection } from '#contract/collections.ts'

/** A collection of one video, which is summarized. */
export const endedCollection: Collection = {
  id: '5d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11',
  title: 'Lectures',
  tags: [],
  source: null,
  style: 'standard',
  language: 'en',
  form: { id: 'study-notes', name: 'Study notes', keyInsightsBecause: null },
  state: 'ended',
  pausedBy: null,
  resumesAt: null,
  counts: { total: 1, waiting: 0, working: 0, done: 1, failed: 0, skipped: 0 },
  sharePath: null,
  feedPath: null,
  createdAt: '2026-11-21T10:00:00.000Z',
}
