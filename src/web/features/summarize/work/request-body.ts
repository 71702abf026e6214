import type { summaryRoutes } from '#contract/summaries.ts'
import type { RouteInput } from '#contract/route.ts'
import { usualChoices } from './choices.ts'
import type { Order } from './summarizer-state.ts'

type Body = RouteInput<(typeof summaryRoutes)['POST /api/summarize']>['body']

type SummaryOrder = Exclude<Order, { kind: 'transcribe' }>

/** What is sent for an order of a summary. What is as usual is left to the server. */
export function requestBody(order: SummaryOrder): Body {
  const { style, language } = order.choices
  return {
    ...subjectOf(order),
    ...(style === usualChoices.style ? {} : { style }),
    ...(language === usualChoices.language ? {} : { language }),
  }
}

function subjectOf(order: SummaryOrder): Pick<Body, 'videoUrl' | 'transcriptId'> {
  if (order.kind === 'summarize') return { videoUrl: order.videoUrl }
  return { transcriptId: order.kind === 'rewrite' ? order.source.transcriptId : order.transcript.id }
}
