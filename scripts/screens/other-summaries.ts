import type { Findings } from '#contract/evidence.ts'
import type { LockedSummary, SummaryAnswer } from '#contract/summaries.ts'
import { findingsOf } from './sample-findings.ts'
import { summary } from './samples.ts'

type Delivered = Extract<SummaryAnswer, { locked: false }>

const quoted = summary.insights.slice(0, 3).map((insight) => ({
  ...insight,
  text: insight.quote,
  state: 'quoted' as const,
  findings: findingsOf.quoted,
  paragraph: 0,
  more: [],
}))

/** Key sentences of the speaker, as the built-in engine takes them. */
export const extracted: Delivered = {
  ...summary,
  engine: { kind: 'extractive', name: 'extractive', version: '1' },
  gist: null,
  gistSentence: null,
  timings: 'estimated',
  summarySentences: quoted,
  insights: quoted,
  chapters: summary.chapters.map((chapter) => ({ ...chapter, gist: null })),
}

const differing: Findings = {
  ...findingsOf.differs,
  differences: [{ kind: 'name', stated: 'Houston', said: '' }],
}

/**
 * A language that is written from right to left, a stretch that could not be read, a name that was not said.
 */
export const inArabic: Delivered = {
  ...summary,
  language: 'ar',
  style: 'study-notes',
  gist: 'يطلب كينيدي من الأمة أن تذهب إلى القمر خلال هذا العقد، ويقول كم سيكلف ذلك.',
  gistSentence: null,
  summarySentences: [],
  summary:
    'في جامعة رايس يقيس الرئيس سرعة الاكتشاف بعمر البشرية، ويقول إن على الأمة أن تقود في الفضاء.\n\nثم يذكر الهدف والآلات التي تُبنى له والثمن.',
  insights: summary.insights.map((insight, index) => ({
    ...insight,
    text: 'اختير الذهاب إلى القمر لأنه صعب.',
    ...(index === 0 ? { state: 'differs' as const, findings: differing } : {}),
  })),
  parts: [
    { start: 0, end: 640, state: 'read' },
    { start: 640, end: 1095, state: 'missing' },
  ],
}

/**
 * The answer that comes instead when the allowance is used up; with lines of a summary that is there, or
 * without.
 */
export function locked(lines: string): LockedSummary {
  const { videoUrl, videoId, videoChannel, videoDuration, videoTitle } = summary
  return {
    locked: true,
    videoUrl,
    videoId,
    videoChannel,
    videoDuration,
    videoTitle,
    summary: lines,
    keyInsights: [],
    resetTime: '2026-11-22T10:05:00.000Z',
    remainingCount: 0,
    showPaywall: true,
    user: { remainingCount: 0, planType: 'free' },
  }
}
