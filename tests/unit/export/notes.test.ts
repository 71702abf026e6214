import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { notionPage } from '#export/notion.ts'
import { obsidianNote } from '#export/obsidian.ts'
import { summaryText } from '#export/plain-text.ts'
import { fileWords } from '#languages/hi/file-words.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { summaryDocument } from './summary-document.ts'

/** A heading as links name it: what `stripHeadingForLink` of Obsidian makes of it. */
function forLink(text: string): string {
  return text
    .replaceAll(/[:#|^\\\r\n]|%%|\[\[|\]\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('a note for Obsidian', () => {
  const note = obsidianNote(summaryDocument())

  it('has properties that a YAML reader takes', () => {
    const [, properties = ''] = /^---\n(.*?)\n---\n/s.exec(note) ?? []
    expect(parse(properties)).toEqual({
      title: 'Rivers: 100% of "London" & [more] #1',
      channel: 'A_Channel',
      url: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
      duration: '3:00',
      language: 'en',
      summarized_by: 'a-model',
      created: '2026-11-25',
      tags: ['video-summary'],
    })
  })

  it('has each insight below the section that it is said in', () => {
    const [, first = '', second = ''] = note.split(/^## (?=\d)/m)
    expect(first).toContain('The river is clean')
    expect(first).toContain('Seals came back')
    expect(second).toContain('It costs 25 pounds')
    expect(second).toContain('differs: 25 / said: 70')
  })

  it('leads from each section to the ones around it, by headings that are there', () => {
    const links = [...note.matchAll(/\[\[#([^\]]+)\]\]/g)].map(([, target]) => target)
    expect(links).toEqual(['2 00 Money', '0 00 Water clean'])
    const headings = [...note.matchAll(/^## (.*)$/gm)].map(([, text = '']) => forLink(text))
    expect(headings).toEqual(expect.arrayContaining(links))
    expect(note).toContain('\n## 2:00 Money\n')
  })
})

describe('a page for Notion', () => {
  it('has the facts in a table instead of properties, which its import shows as text', () => {
    const page = notionPage(summaryDocument({ videoChannel: 'A | B' }))
    expect(page).not.toContain('---\n')
    expect(page).toContain(String.raw`| Channel | A \| B |`)
    expect(page).toContain('| Link | https://www.youtube.com/watch?v=WZyRbnpGyzQ |')
    expect(page).toMatch(/^# Rivers.*\n\n\| \| \|\n\| --- \| --- \|\n/)
  })
})

describe('a file in the language of a Hindi page', () => {
  const { text, files } = fileWords
  const [before, after] = summaryDocument().chapters
  if (before === undefined || after === undefined) throw new Error('The summary has two sections')
  const summary = summaryDocument({
    videoTitle: '1',
    videoChannel: '2',
    videoUrl: null,
    engine: { kind: 'model', name: '3', version: '1' },
    summary: '4',
    insights: summaryDocument().insights.map((insight) => ({ ...insight, text: '5', quote: '6' })),
    chapters: [
      { ...before, title: '7' },
      { ...after, title: '8' },
    ],
  })

  it.each([
    ['markdown', [text.summary, text.keyInsights, text.chapters]],
    ['obsidian', [text.summary, files.before('[[#0 00 7]]'), files.next('[[#2 00 8]]')]],
    ['notion', [text.summary, files.facts.channel, files.facts.writtenBy, files.facts.madeOn]],
    ['readwise', [text.state(fileWords.lines.states.verified)]],
    ['text', [text.summary, text.insightsInFile]],
  ] as const)('has no English word beside the lines as %s', async (format, words) => {
    const written = String(await writeSummaryFile(summary, format, fileWords))
    for (const word of words) expect(written).toContain(word)
    // What programs read: properties, columns.
    const own = written.replace(/^---\n.*?\n---\n/s, '').replace(/^Highlight,[^\n]*\n/, '')
    expect(own).not.toMatch(/[a-z]{3,}/i)
  })

  it('has no word of its own on the front of cards, and names a form of ours', () => {
    const fronts = ankiDeck(summary, fileWords).notes.map(({ front }) => front)
    expect(fronts.map((front) => front.replaceAll(/<.*?>/g, ''))).not.toContainEqual(
      expect.stringMatching(/[a-z]{3,}/i),
    )
    const steps = {
      id: 'steps',
      name: 'Steps',
      sections: [{ heading: '', shape: 'steps', paragraph: 0 }],
    } as const
    const inSteps = summaryText({ ...summary, form: { ...steps, sections: [...steps.sections] } }, fileWords)
    expect(inSteps).toContain(`${fileWords.forms.steps}:\n`)
  })
})
