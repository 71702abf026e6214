/** An answer before it becomes text, in the order in which its keys are written. */
export type Answer = {
  gist?: string
  chapters?: { from: string; title: string; gist: string; quote: string }[]
  insights?: Insight[]
  summary?: string
  texts?: { n: number; text: string }[]
}

export type Insight = { n?: number; text: string; sid: string; quote: string }

/** Changes every text that is written, and leaves quotes and ids as they are. */
export function mapTexts(answer: Answer, change: (text: string) => string): Answer {
  const { gist, chapters, insights, summary, texts } = answer
  return {
    ...(gist === undefined ? {} : { gist: change(gist) }),
    ...(chapters === undefined
      ? {}
      : {
          chapters: chapters.map((each) => ({ ...each, title: change(each.title), gist: change(each.gist) })),
        }),
    ...(insights === undefined
      ? {}
      : { insights: insights.map((each) => ({ ...each, text: change(each.text) })) }),
    ...(summary === undefined ? {} : { summary: change(summary) }),
    ...(texts === undefined ? {} : { texts: texts.map((each) => ({ ...each, text: change(each.text) })) }),
  }
}

/** Changes every cited statement. */
export function mapInsights(answer: Answer, change: (insight: Insight, place: number) => Insight): Answer {
  return answer.insights === undefined ? answer : { ...answer, insights: answer.insights.map(change) }
}
