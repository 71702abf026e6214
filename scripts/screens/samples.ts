import type { CurrentUser } from '#contract/auth.ts'
import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { HistoryItem, Transcription } from '#contract/history.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { examination, findingsOf } from './sample-findings.ts'

/** The id under which the sample result is stored. */
export const resultId = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const transcriptId = '2f9b7a4e-52a3-4b1a-8d38-6b3f0c1f9a10'
const now = '2026-11-21T10:05:00.000Z'

/** The video of the samples. */
export const video = {
  videoId: 'WZyRbnpGyzQ',
  videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
  videoTitle: "President Kennedy's Speech at Rice University",
  videoChannel: 'NASA Video',
  videoDuration: '18:15',
  durationSeconds: 1095,
}
const spokenVideo = { ...video, language: 'en' }

/** The time when the sentences of the sample begin, in seconds. */
const starts = [38, 124, 524, 742, 1080]

function insight(second: number, text: string, quote: string, state: Insight['state'] = 'verified'): Insight {
  const isLost = state === 'not-found'
  return {
    text,
    quote,
    sentence: isLost ? null : starts.indexOf(second),
    second: isLost ? null : second,
    state,
    findings: findingsOf[state],
  }
}

const insights: Insight[] = [
  insight(
    124,
    'Half a century of technology would fit into the last seconds of human history.',
    'Condense, if you will, the fifty thousand years of man’s recorded history.',
  ),
  insight(
    524,
    'Going to the moon was chosen because it is hard.',
    'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard.',
  ),
  insight(
    742,
    'The space budget was three times that of January 1961.',
    'This year’s space budget is three times what it was in January 1961.',
    'words-found',
  ),
  insight(
    742,
    'The space budget was five times that of January 1961.',
    'This year’s space budget is three times what it was in January 1961.',
    'differs',
  ),
  insight(0, 'The programme would create a million jobs in Texas.', '', 'not-found'),
]

function sentence(paragraph: number, from: Insight, text: string, more: Insight[] = []): SummarySentence {
  const positions = more.map(({ quote, sentence: at, second }) => ({ quote, sentence: at ?? 0, second }))
  return { ...from, text, paragraph, more: positions }
}

const [pace, moon, budget, jobs] = insights
if (pace === undefined || moon === undefined || budget === undefined || jobs === undefined) {
  throw new Error('The samples have four insights.')
}
const gistSentence = sentence(
  0,
  moon,
  'Kennedy asks the nation to go to the moon within the decade, and says what it will cost.',
  [budget],
)
const sentences = [
  sentence(
    0,
    pace,
    'At Rice University the President sets the pace of discovery against the age of mankind and argues that the nation must lead in space rather than follow.',
  ),
  sentence(1, moon, 'He names the goal of a landing on the moon before the decade is out.'),
  sentence(1, budget, 'The price is a budget three times that of the year before he took office.'),
  sentence(2, jobs, 'He closes with the reason that Mallory gave for Everest: because it is there.'),
]

/** A summary as a language model wrote it, delivered to a user on a plan. */
export const summary: Extract<SummaryAnswer, { locked: false }> = {
  id: '7c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
  transcriptId,
  cached: false,
  fromPlaylist: false,
  ...spokenVideo,
  publishedOn: null,
  timings: 'exact',
  credit: 'Address at Rice University, public domain, 1962.',
  engine: { kind: 'model', name: 'gemini-flash', version: '1' },
  style: 'standard',
  form: keyInsightsForm,
  gist: gistSentence.text,
  gistSentence,
  summary: [0, 1, 2]
    .map((number) => sentences.flatMap(({ paragraph, text }) => (paragraph === number ? text : [])).join(' '))
    .join('\n\n'),
  keyInsights: insights.map(({ text }) => text),
  summarySentences: sentences,
  insights,
  chapters: [
    {
      title: 'Fifty thousand years in half a century',
      start: 96,
      end: 330,
      sentence: 1,
      gist: insights[0] ?? null,
      automatic: true,
    },
    { title: 'Why the moon', start: 330, end: 640, sentence: 2, gist: insights[1] ?? null, automatic: true },
    { title: 'What it costs', start: 640, end: 900, sentence: 3, gist: insights[2] ?? null, automatic: true },
    { title: 'Because it is there', start: 900, end: 1095, sentence: 4, gist: null, automatic: true },
  ],
  coverage: [1, 2, 0, 1, 3, 2, 2, 1, 0, 1],
  captionsEnd: null,
  talk: null,
  parts: [{ start: 0, end: 1095, state: 'read' }],
  checking: { checker: 'gemini-3.5-flash', asked: 6, answered: 5, examination },
  withoutModel: null,
  createdAt: now,
  locked: false,
  historyId: resultId,
  remainingCount: 998,
  showPaywall: false,
  user: { remainingCount: 998, planType: 'pro' },
}

const said = [
  'We meet at a college noted for knowledge, in a city noted for progress.',
  'Condense, if you will, the fifty thousand years of man’s recorded history.',
  'We choose to go to the moon in this decade and do the other things.',
  'This year’s space budget is three times what it was in January 1961.',
  'Because it is there.',
]

/** The transcript of the sample. */
export const transcript: Transcript = {
  id: transcriptId,
  origin: 'sample',
  ...spokenVideo,
  captionKind: 'human',
  tracks: [
    { language: 'en', kind: 'human', name: 'English' },
    { language: 'de', kind: 'automatic', name: 'German' },
  ],
  publishedOn: null,
  timings: 'exact',
  credit: null,
  content: said.join(' '),
  sentences: starts.map((start, index) => ({
    index,
    start,
    end: start + 8,
    text: said[index] ?? '',
    speaker: null,
    turn: 0,
    fragment: false,
  })),
  droppedCues: 0,
  repairedCues: 0,
  clockOffsetSeconds: 0,
  captionsEnd: null,
  corrections: null,
}

const { engine, style, form, gist, keyInsights, summary: text, timings } = summary
const ofSummary = { engine, style, form, gist, keyInsights, timings }
const item: HistoryItem = {
  id: resultId,
  transcriptId,
  ...spokenVideo,
  ...ofSummary,
  summary: text,
  insights,
  hits: [],
  isShared: true,
  createdAt: now,
}

/** The items of the history. */
export const historyItems: HistoryItem[] = [
  item,
  {
    ...item,
    id: '3d0e9a52-7d0b-4c39-9a75-0f6f6b3c1d12',
    videoId: null,
    videoUrl: null,
    videoTitle: 'YouTube Video',
    videoChannel: null,
    videoDuration: null,
    keyInsights: [],
    insights: [],
    isShared: false,
    createdAt: '2026-11-18T06:15:00.000Z',
  },
]

const entry: Transcription = {
  id: resultId,
  transcriptId,
  ...spokenVideo,
  timings: 'exact',
  content: said.join(' ').slice(0, 300),
  createdAt: now,
}

/** The items of the list of transcripts. */
export const transcriptions: Transcription[] = [
  entry,
  {
    ...entry,
    id: '3d0e9a52-7d0b-4c39-9a75-0f6f6b3c1d12',
    videoTitle: 'YouTube Video',
    videoChannel: null,
    videoDuration: null,
    timings: 'none',
  },
]

/** The user who is signed in. */
export const user: CurrentUser = {
  id: '7c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
  email: 'ada@example.org',
  phone: null,
  name: null,
  planType: 'pro',
  subscriptionType: 'pro',
  isSubscribed: true,
  remainingCount: 998,
  allowance: 1000,
  resetTime: null,
  isAdmin: true,
  canDownload: true,
  createdAt: '2026-10-02T08:00:00.000Z',
  deletionAt: null,
}
