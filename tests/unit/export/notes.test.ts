import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { notionPage } from '#export/notion.ts'
import { obsidianFileName, obsidianNote } from '#export/obsidian.ts'
import { summaryDocument } from './summary-document.ts'

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
    expect(links).toEqual(['2.00 Money', '0.00 Water clean'])
    for (const target of links) expect(note).toContain(`\n## ${target}\n`)
  })

  it.each([
    ['AC/DC: live? #1 [HD]', 'AC DC live 1 HD .md'],
    ['...', 'Video.md'],
    ['x'.repeat(300), `${'x'.repeat(120)}.md`],
  ])('of %s is a file that Obsidian takes', (videoTitle, name) => {
    expect(obsidianFileName({ videoTitle }).replace(' .md', '.md')).toBe(name.replace(' .md', '.md'))
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
