import { describe, expect, it } from 'vitest'
import { summaryMarkdown, summaryNote } from '#export/markdown.ts'
import { copiedSummary, summaryAsText, summaryText } from '#export/plain-text.ts'
import { copiedTexts } from '#languages/hi/copied-texts.ts'
import { formNames } from '#languages/hi/form-names.ts'
import { lineCounts } from '#languages/hi/line-counts.ts'
import { lineWords } from '#languages/hi/line-words.ts'
import {
  checkedSummary,
  findings,
  insight,
  lost,
  modelSummary,
  summary,
  summarySentence,
  wordsFound,
} from '../summarize/factories.ts'

describe('a summary as a text file', () => {
  const insights = [insight({ text: 'First.' }), insight({ text: 'Second.', ...lost })]
  const given = { videoTitle: 'A speech', insights, summary: 'All of it.' }
  const said = 'Key Insights:\n• First.\n• Second. [not found]\n\nSummary:\nAll of it.\n'

  it('names the video with its link, then has the key insights as bullets, then the summary', () => {
    const videoUrl = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
    expect(summaryText({ ...given, videoUrl })).toBe(`A speech\n${videoUrl}\n\n${said}`)
  })

  it('has no line for the link of a transcript without a video', () => {
    expect(summaryText({ ...given, videoUrl: null })).toBe(`A speech\n\n${said}`)
  })
})

describe('how many lines are in which state', () => {
  const count = '2 of 5 lines verified, 2 with words found, 1 not found'

  it('ends each text that has no head of its own', () => {
    const insights = [insight({ text: 'First.', ...wordsFound })]
    const checked = checkedSummary({ insights })
    for (const text of [summaryText(checked), summaryNote(checked), summaryAsText(checked)]) {
      expect(text.trimEnd().split('\n').at(-1)).toBe(`Checked against the transcript: ${count}.`)
    }
    expect(summaryMarkdown(checked).split(count)).toHaveLength(2)
  })
})

describe('what is copied from a Hindi page', () => {
  it('has no English word beside the lines of the video, in whatever way it is copied', () => {
    const words = { text: copiedTexts, lines: lineWords, counts: lineCounts, forms: formNames }
    const copied = checkedSummary({
      videoTitle: '',
      videoUrl: null,
      gist: null,
      insights: [insight({ text: '1', quote: '2', ...wordsFound }), insight({ text: '3', ...lost })],
      chapters: [],
      summarySentences: [summarySentence({ text: '4', quote: '5', ...wordsFound })],
    })
    for (const format of ['text', 'times', 'markdown', 'evidence'] as const) {
      const text = copiedSummary({ ...copied, gistSentence: null }, format, words)
      expect(text).not.toMatch(/[a-z]{2,}/)
      expect(text).toContain(copiedTexts.keyInsights)
    }
  })
})

describe('a summary as Markdown', () => {
  it('begins with what notes applications read, whatever the title is', () => {
    const text = summaryMarkdown(summary({ videoTitle: 'He said: "go" # now' }))
    expect(text.split('\n').slice(0, 10)).toEqual([
      '---',
      String.raw`title: "He said: \"go\" # now"`,
      'channel: "NASA Video"',
      'url: "https://www.youtube.com/watch?v=WZyRbnpGyzQ"',
      'duration: "18:15"',
      'language: "en"',
      'summarized_by: "precis-extractive"',
      'created: "2026-01-02"',
      'checked: "1 of 3 lines verified, 2 quoted"',
      'tags: [video-summary]',
    ])
  })

  it('links each time to its moment, and carries the words of the speaker', () => {
    const text = summaryMarkdown(
      summary({ insights: [insight({ text: 'We go.', quote: 'We choose to go.' })] }),
    )
    expect(text).toContain(
      '- [8:44](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=524s) We go. (verified)\n  > We choose to go.\n',
    )
    expect(text).toContain('- [0:00](https://www.youtube.com/watch?v=WZyRbnpGyzQ&t=0s) moon · space')
  })

  it('says of a statement that it was not found', () => {
    const unfound = insight({ text: 'He promised Mars.', ...lost })
    expect(summaryMarkdown(summary({ insights: [unfound] }))).toContain('- He promised Mars. (not found)\n')
  })

  it('says what differs behind a sentence of the text, and counts the states', () => {
    const differing = summarySentence({
      text: 'It was 25 per cent.',
      state: 'differs',
      findings: findings({
        agreement: 'differs',
        differences: [{ kind: 'number', stated: '25 per cent', said: '70 per cent' }],
        check: 'not-asked',
      }),
    })
    const summaryThatDiffers = checkedSummary({ summarySentences: [differing] })
    const note = 'It was 25 per cent. [differs: 25 per cent / said: 70 per cent]'
    expect(summaryMarkdown(summaryThatDiffers)).toContain(note.replace('[', '\\[').replace(']', '\\]'))
    expect(summaryAsText(summaryThatDiffers)).toContain(note)
    expect(summaryAsText(summaryThatDiffers)).toContain(
      'Checked against the transcript: 2 of 3 lines verified, 1 differs.',
    )
  })

  it('keeps paragraphs and lists, and lets no mark-up of the words take effect', () => {
    const text = summaryMarkdown(modelSummary({ summary: 'One *bold* word.\n\n• A [link](x)\n# No heading' }))
    expect(text).toContain('One \\*bold\\* word.\n\n- A \\[link\\](x)\n\\# No heading')
  })
})
