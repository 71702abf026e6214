/** An answer before it becomes text, in the order in which its keys are written. */
export type Answer = {
  gist?: Cited
  chapters?: { from: string; title: string; gist: string; quote: string }[]
  insights?: Insight[]
  summary?: (Cited & { p: number })[]
  texts?: { n: number; text: string }[]
  /** To the question of a viewer. */
  said?: boolean
  answer?: (Cited & { p: number })[]
  /** The word of a checker on lines. */
  lines?: { n: number; words: string; finding: 'follows' | 'differs' | 'unsure' }[]
}

export type Insight = { n?: number; text: string; sid: string; quote: string }

/** A sentence with the places of the transcript that it rests on. */
export type Cited = { text: string; cites: { sid: string; quote: string }[] }

/** Changes every text that is written, and leaves quotes and ids as they are. */
export function mapTexts(answer: Answer, change: (text: string) => string): Answer {
  const changeText = <Item extends { text: string }>(item: Item): Item => ({
    ...item,
    text: change(item.text),
  })
  const { gist, chapters, insights, summary, texts, said } = answer
  return {
    ...(gist === undefined ? {} : { gist: changeText(gist) }),
    ...(chapters === undefined
      ? {}
      : {
          chapters: chapters.map((each) => ({ ...each, title: change(each.title), gist: change(each.gist) })),
        }),
    ...(insights === undefined ? {} : { insights: insights.map(changeText) }),
    ...(summary === undefined ? {} : { summary: summary.map(changeText) }),
    ...(texts === undefined ? {} : { texts: texts.map(changeText) }),
    ...(said === undefined ? {} : { said }),
    ...(answer.lines === undefined ? {} : { lines: answer.lines }),
    ...(answer.answer === undefined ? {} : { answer: answer.answer.map(changeText) }),
  }
}

/**
 * Changes everything that is cited: insights, and each citation of the gist and of the sentences of the
 * summary or an answer.
 */
export function mapCitations(
  answer: Answer,
  change: (insight: Insight, location: number) => Insight,
): Answer {
  const changeSentence = <Sentence extends Cited>(sentence: Sentence, location: number): Sentence => {
    const changed = sentence.cites.map((cite) => change({ text: sentence.text, ...cite }, location))
    const cites = changed.map(({ sid, quote }) => ({ sid, quote }))
    return { ...sentence, text: changed[0]?.text ?? sentence.text, cites }
  }
  const { gist, insights, summary } = answer
  return {
    ...answer,
    ...(gist === undefined ? {} : { gist: changeSentence(gist, 0) }),
    ...(insights === undefined ? {} : { insights: insights.map(change) }),
    ...(summary === undefined ? {} : { summary: summary.map(changeSentence) }),
    ...(answer.answer === undefined ? {} : { answer: answer.answer.map(changeSentence) }),
  }
}
