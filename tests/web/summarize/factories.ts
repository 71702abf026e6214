import type { Findings, Insight, SummarySentence } from '#contract/evidence.ts'
import type { Problem } from '#contract/problem.ts'
import type { LockedSummary, SummaryAnswer, SummaryEvent } from '#contract/summaries.ts'
import type { Summary } from '#contract/summary.ts'
import type { Sentence, Transcript } from '#contract/transcripts.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'

const transcriptId = '2f9b7a4e-52a3-4b1a-8d38-6b3f0c1f9a10'
const summaryId = '7c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21'

/** The findings on a line that is verified. */
export function findings(overrides: Partial<Findings> = {}): Findings {
  return {
    quote: 'exact',
    agreement: 'agrees',
    differences: [],
    check: 'follows',
    deciding: '',
    ...overrides,
  }
}

/** The known facts of a line whose words were not found. */
export const lost = {
  quote: '',
  sentence: null,
  second: null,
  state: 'not-found',
  findings: findings({ quote: 'absent', agreement: 'unclear', check: 'not-asked' }),
} as const satisfies Partial<Insight>

/** The known facts of a line whose words stand there, without the word of a checker. */
export const wordsFound = {
  state: 'words-found',
  findings: findings({ check: 'not-asked' }),
} as const satisfies Partial<Insight>

/** An insight that is verified. */
export function insight(overrides: Partial<Insight> = {}): Insight {
  return {
    text: 'Going to the moon was chosen because it is hard.',
    quote:
      'We choose to go to the moon in this decade, not because they are easy, but because they are hard.',
    sentence: 1,
    second: 524,
    state: 'verified',
    findings: findings(),
    ...overrides,
  }
}

/** A sentence of a summary that rests on one place. */
export function summarySentence(overrides: Partial<SummarySentence> = {}): SummarySentence {
  return { ...insight(), paragraph: 0, more: [], ...overrides }
}

/** A summary as the built-in extractive engine makes it. */
export function summary(overrides: Partial<Summary> = {}): Summary {
  const said = [
    summarySentence({
      state: 'quoted',
      text: 'We meet at a college noted for knowledge.',
      quote: 'We meet at a college noted for knowledge.',
      sentence: 0,
      second: 38,
    }),
    summarySentence({
      state: 'quoted',
      text: 'We choose to go to the moon.',
      quote: 'We choose to go to the moon.',
      sentence: 1,
      second: 524,
    }),
  ]
  return {
    id: summaryId,
    transcriptId,
    cached: false,
    fromPlaylist: false,
    videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
    videoId: 'WZyRbnpGyzQ',
    videoTitle: "President Kennedy's Speech at Rice University",
    videoChannel: 'NASA Video',
    videoDuration: '18:15',
    durationSeconds: 1095,
    publishedOn: null,
    language: 'en',
    timings: 'exact',
    credit: null,
    engine: { kind: 'extractive', name: 'precis-extractive', version: '1' },
    style: 'standard',
    form: keyInsightsForm,
    gist: null,
    gistSentence: null,
    summary: said.map(({ text }) => text).join(' '),
    keyInsights: ['Going to the moon was chosen because it is hard.'],
    summarySentences: said,
    insights: [insight()],
    chapters: [{ title: 'moon · space', start: 0, end: 1095, sentence: 0, gist: insight(), automatic: true }],
    coverage: [1, 0, 0, 0, 2, 0, 0, 0, 0, 0],
    captionsEnd: null,
    talk: null,
    parts: [{ start: 0, end: 1095, state: 'read' }],
    checking: null,
    withoutModel: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    ...overrides,
  }
}

/** A summary of a language model that was stored before its sentences were checked. */
export function modelSummary(overrides: Partial<Summary> = {}): Summary {
  return summary({
    engine: { kind: 'model', name: 'gemini-flash', version: '1' },
    summary: 'Kennedy explains why the nation should go to the moon.\n\nHe names the cost and the risk.',
    summarySentences: [],
    ...overrides,
  })
}

/** A summary of a language model: a gist and three sentences, of which one was not found. */
export function checkedSummary(overrides: Partial<Summary> = {}): Summary {
  const gistSentence = summarySentence({ text: 'Kennedy wants the moon.' })
  const more = [{ quote: 'We meet at a college noted for knowledge.', sentence: 0, second: 38 }]
  return modelSummary({
    gist: gistSentence.text,
    gistSentence,
    summarySentences: [
      summarySentence({ text: 'The moon is hard.', more }),
      summarySentence({ text: 'It is worth it.', ...wordsFound, quote: 'Worth it.', second: 600 }),
      summarySentence({ text: 'Everybody agreed.', paragraph: 1, ...lost }),
    ],
    ...overrides,
  })
}

export function sentence(overrides: Partial<Sentence> = {}): Sentence {
  return {
    index: 0,
    start: 38,
    end: 46,
    text: 'We meet at a college noted for knowledge.',
    speaker: null,
    turn: 0,
    fragment: false,
    ...overrides,
  }
}

export function transcript(overrides: Partial<Transcript> = {}): Transcript {
  return {
    id: transcriptId,
    origin: 'sample',
    videoId: 'WZyRbnpGyzQ',
    videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
    videoTitle: "President Kennedy's Speech at Rice University",
    videoChannel: 'NASA Video',
    videoDuration: '18:15',
    durationSeconds: 1095,
    language: 'en',
    captionKind: 'human',
    tracks: [],
    publishedOn: null,
    timings: 'exact',
    credit: null,
    content: 'We meet at a college noted for knowledge. We choose to go to the moon.',
    sentences: [
      sentence(),
      sentence({ index: 1, start: 524, end: 530, text: 'We choose to go to the moon.' }),
    ],
    droppedCues: 0,
    clockOffsetSeconds: 0,
    captionsEnd: null,
    corrections: null,
    repairedCues: 0,
    ...overrides,
  }
}

export function problem(overrides: Partial<Problem> = {}): Problem {
  return {
    type: 'urn:precis:problem:source-unavailable',
    title: 'No transcript from YouTube',
    status: 503,
    detail: "This server can't fetch the transcript of this video. You can paste it instead.",
    code: 'SOURCE_UNAVAILABLE',
    requestId: 'req-1',
    remedies: ['paste', 'another'],
    ...overrides,
  }
}

/** A summary as it is handed out, with what is left. */
export function delivered(done: Summary): Extract<SummaryAnswer, { locked: false }> {
  const user = { remainingCount: 1, planType: 'free' as const }
  return { ...done, locked: false, historyId: null, remainingCount: 1, showPaywall: false, user }
}

type GoodEvents = [fetching: SummaryEvent, video: SummaryEvent, generating: SummaryEvent, done: SummaryEvent]

/** The events of a summary that goes well. */
export function goodEvents(done: Summary): GoodEvents {
  const {
    transcriptId: id,
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    durationSeconds,
    timings,
  } = done
  return [
    { event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } },
    {
      event: 'video',
      data: {
        transcriptId: id,
        videoId,
        videoUrl,
        videoTitle,
        videoChannel,
        videoDuration,
        durationSeconds,
        timings,
      },
    },
    { event: 'stage', data: { stage: 'summary', text: 'Generating AI summary...' } },
    { event: 'done', data: delivered(done) },
  ]
}

/** The answer in place of a summary when the quota is used up. */
export function lockedSummary(lines: string): LockedSummary {
  const { videoId, videoUrl, videoTitle, videoChannel, videoDuration } = summary()
  return {
    locked: true,
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    summary: lines,
    keyInsights: [],
    resetTime: '2026-01-03T03:04:05.000Z',
    remainingCount: 0,
    showPaywall: true,
    user: { remainingCount: 0, planType: 'free' },
  }
}
