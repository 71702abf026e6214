import { describe, expect, it } from 'vitest'
import type { Chapter } from '#contract/evidence.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import { foldEvent } from '#web/features/run/live-events.ts'
import { createLiveFeed } from '#web/features/run/live-feed.ts'
import { delivered, findings, insight, summary, summarySentence, wordsFound } from './factories.ts'

type Feed = ReturnType<typeof createLiveFeed>

function take(feed: Feed, event: SummaryEvent): void {
  feed.add((state) => foldEvent(state, event))
}

function fold(...events: SummaryEvent[]) {
  const feed = createLiveFeed()
  for (const event of events) take(feed, event)
  return feed.get()
}

function text(words: string): SummaryEvent {
  return { event: 'text', data: { text: words } }
}

function parts(done: number, total: number): SummaryEvent {
  return {
    event: 'stage',
    data: { stage: 'summary', text: `Read ${done} of ${total}`, parts: { done, total } },
  }
}

function chapter(sentence: number, title: string): SummaryEvent & { data: Chapter } {
  return {
    event: 'chapter',
    data: { title, start: sentence * 10, end: null, sentence, gist: null, automatic: true },
  }
}

describe('what is written so far', () => {
  it('appends pieces of text, and takes each gist for the whole of it', () => {
    const state = fold(
      { event: 'gist', data: { text: 'A talk', sentence: null } },
      text('The first '),
      { event: 'gist', data: { text: 'A talk about the moon', sentence: null } },
      text('words.'),
    )
    expect(state.text).toBe('The first words.')
    expect(state.gist?.text).toBe('A talk about the moon')
  })

  it('replaces the text of a sentence by the sentence once it is checked, and drops what is withdrawn', () => {
    const sentence = summarySentence({ text: 'The first words.' })
    const done: SummaryEvent = { event: 'sentence', data: { sentence } }
    expect(fold(text('The first wo'), done)).toMatchObject({ text: '', sentences: [sentence] })
    const withdrawn: SummaryEvent = { event: 'sentence', data: { sentence: null } }
    const after = fold(done, text('Made up.'), withdrawn, text('The next'))
    expect(after).toMatchObject({ text: 'The next', sentences: [sentence] })
  })

  it('puts chapters into the order of the video, however they come, and takes one for each place', () => {
    const state = fold(chapter(9, 'End'), chapter(0, 'Begin'), chapter(4, 'Middle'), chapter(9, 'The end'))
    expect(state.chapters.map(({ title }) => title)).toEqual(['Begin', 'Middle', 'The end'])
  })

  it('shows an insight once when it comes again, as it came last', () => {
    const state = fold(
      { event: 'insight', data: insight({ state: 'not-found' }) },
      { event: 'insight', data: insight({ text: 'Another.', ...wordsFound }) },
      { event: 'insight', data: insight({ state: 'verified' }) },
    )
    expect(state.insights.map(({ text: words, state: check }) => [words, check])).toEqual([
      [insight().text, 'verified'],
      ['Another.', 'words-found'],
    ])
  })

  it('takes the complete text in place of what came of it, and each line as it is checked', () => {
    const waiting = summarySentence({
      text: 'One.',
      state: 'checking',
      findings: findings({ check: 'waiting' }),
    })
    const { paragraph: _paragraph, ...verified } = summarySentence({ text: 'One.' })
    const written = {
      gistSentence: waiting,
      summarySentences: [waiting, waiting],
      insights: [],
      chapters: [],
    }
    const before = fold(
      { event: 'insight', data: insight() },
      { event: 'text', data: { text: 'More of it' } },
      { event: 'written', data: written },
    )
    expect(before).toMatchObject({
      text: '',
      insights: [],
      sentences: [{ state: 'checking' }, { state: 'checking' }],
    })
    const after = fold(
      { event: 'written', data: written },
      { event: 'line', data: { line: 'sentence-1', ...verified } },
      { event: 'line', data: { line: 'gist-0', ...verified } },
    )
    expect(after.sentences.map(({ state }) => state)).toEqual(['checking', 'verified'])
    expect(after.gist?.sentence?.state).toBe('verified')
  })

  it('never counts parts back, but begins again with another number of them', () => {
    expect(fold(parts(3, 8), parts(2, 8)).parts).toEqual({ done: 3, total: 8 })
    expect(fold(parts(3, 8), parts(0, 12)).parts).toEqual({ done: 0, total: 12 })
  })

  it('withdraws everything on a restart, and remembers that there was something', () => {
    const events: SummaryEvent[] = [
      parts(2, 8),
      { event: 'gist', data: { text: 'A talk', sentence: null } },
      chapter(0, 'Begin'),
      { event: 'insight', data: insight() },
      text('Wrong words.'),
      { event: 'restarted', data: {} },
    ]
    expect(fold(...events)).toEqual({ ...fold(), hasBegun: true, hasRestarted: true })
    expect(fold(...events, text('Right words.')).text).toBe('Right words.')
  })

  it('says nothing of a restart before anything was there to see', () => {
    expect(fold({ event: 'restarted', data: {} })).toEqual(fold())
  })

  it('has not begun with a stage, a video or the end alone', () => {
    const state = fold(
      { event: 'run', data: { runId: summary().id } },
      { event: 'stage', data: { stage: 'summary', text: 'Generating AI summary...' } },
      { event: 'done', data: delivered(summary()) },
    )
    expect(state).toEqual(fold())
  })
})

describe('the parts of a long video', () => {
  it('are counted no more in the next stage, which the head of the page then names', () => {
    const read: SummaryEvent = {
      event: 'stage',
      data: { stage: 'summary', text: 'Reading part 2 of 2...', parts: { done: 2, total: 2 } },
    }
    const next: SummaryEvent = { event: 'stage', data: { stage: 'check', text: 'Checking the lines...' } }
    expect(fold(read).parts).toEqual({ done: 2, total: 2 })
    expect(fold(read, next).parts).toBeNull()
  })
})

describe('the feed', () => {
  it('leaves alone what a piece of text does not change', () => {
    const feed = createLiveFeed()
    take(feed, { event: 'insight', data: insight() })
    const { insights, chapters } = feed.get()
    take(feed, text('Words.'))
    expect(feed.get().insights).toBe(insights)
    expect(feed.get().chapters).toBe(chapters)
  })

  it('tells of changes only, until nobody listens', () => {
    const feed = createLiveFeed()
    let notified = 0
    const stop = feed.subscribe(() => {
      notified += 1
    })
    take(feed, text('One.'))
    take(feed, { event: 'stage', data: { stage: 'summary', text: 'Generating AI summary...' } })
    feed.clear()
    expect(notified).toBe(2)
    expect(feed.get()).toEqual(fold())
    stop()
    take(feed, text('Two.'))
    expect(notified).toBe(2)
  })
})
