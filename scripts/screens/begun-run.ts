import type { SummaryEvent } from '#contract/summaries.ts'
import { summary, video } from './samples.ts'
import { alive } from './screen.ts'
import type { Step } from './screen.ts'

/** Sends the link that an address put into the field, once the page hears clicks at all. */
export const sendLink: Step = async (page) => {
  await alive(page)
  await page
    .getByRole('button', { name: /^(?:AI Summary|Summarize)$/ })
    .first()
    .click()
}

/** The id of the run that is at work on the screens. */
export const runId = '5a0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'

/** The address that puts the video of the samples into the field. */
export const summarizing = '/?url=https%3A%2F%2Fyoutu.be%2FWZyRbnpGyzQ'

const { transcriptId, timings } = summary
/** The first events of a run for the video of the samples. */
export const begun: SummaryEvent[] = [
  { event: 'run', data: { runId } },
  { event: 'stage', data: { stage: 'transcript', text: 'Fetching transcript...' } },
  {
    event: 'video',
    data: {
      transcriptId,
      ...video,
      timings,
    },
  },
  { event: 'stage', data: { stage: 'summary', text: 'Generating AI summary...' } },
]
