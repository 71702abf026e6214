import type { Chapter, Insight } from '#contract/evidence.ts'
import type { SummaryDocument } from '#export/documents.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'

const findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
} as const satisfies Insight['findings']

/** An insight that is verified, at a second and in a sentence. */
function insight(text: string, second: number, sentence: number): Insight {
  return { text, quote: `So ${text}`, second, sentence, state: 'verified', findings }
}

function chapter(title: string, start: number, sentence: number): Chapter {
  return { title, start, end: null, sentence, gist: null, automatic: false }
}

/** A summary of a video with two sections and three insights, of which the last differs. */
export function summaryDocument(changes: Partial<SummaryDocument> = {}): SummaryDocument {
  const differing: Insight = {
    ...insight('It costs 25 pounds, "roughly"', 130, 9),
    state: 'differs',
    findings: {
      ...findings,
      agreement: 'differs',
      differences: [{ kind: 'number', stated: '25', said: '70' }],
    },
  }
  return {
    videoId: 'WZyRbnpGyzQ',
    videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
    videoTitle: 'Rivers: 100% of "London" & [more] #1',
    videoChannel: 'A_Channel',
    videoDuration: '3:00',
    durationSeconds: 180,
    publishedOn: null,
    language: 'en',
    timings: 'exact',
    credit: null,
    engine: { kind: 'model', name: 'a-model', version: '1' },
    style: 'standard',
    form: keyInsightsForm,
    gist: null,
    gistSentence: null,
    summary: 'The river is clean.',
    summarySentences: [],
    insights: [insight('=The river is clean', 4, 1), insight('Seals came back', 65, 5), differing],
    chapters: [chapter('Water [clean]', 0, 0), chapter('Money', 120, 8)],
    coverage: [],
    captionsEnd: null,
    talk: null,
    parts: [],
    checking: null,
    createdAt: '2026-11-25T10:20:30.000Z',
    ...changes,
  }
}
