import type { summaryRoutes } from '#contract/summaries.ts'
import type { RouteInput } from '#contract/route.ts'
import { usualChoices } from './choices.ts'
import type { Order } from './summarizer-state.ts'

type Body = RouteInput<(typeof summaryRoutes)['POST /api/summarize']>['body']

/** What is sent for an order of a summary. What is as usual is left to the server. */
export function requestBody(order: Exclude<Order, { kind: 'transcribe' }>): Body {
  const { style, language } = order.choices
  return {
    ...(order.kind === 'summarize' ? { videoUrl: order.videoUrl } : { transcriptId: order.transcript.id }),
    ...(style === usualChoices.style ? {} : { style }),
    ...(language === usualChoices.language ? {} : { language }),
  }
}
