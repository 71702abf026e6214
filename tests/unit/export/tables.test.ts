import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { bibtexEntry, cslEntry } from '#export/citation.ts'
import { summaryReadwise } from '#export/readwise.ts'
import { withoutControls } from '#product/without-controls.ts'
import { anyCharacter } from '#tests/setup/any-character.ts'
import { readBibtex } from './read-bibtex.ts'
import { summaryDocument } from './summary-document.ts'

describe('a CSV file for Readwise', () => {
  const { data, errors } = Papa.parse<Record<string, string>>(summaryReadwise(summaryDocument()), {
    header: true,
    skipEmptyLines: true,
  })

  it('has the words that were said as highlights, with line and state as note and the second as location', () => {
    expect(errors).toEqual([])
    expect(data.map((row) => row['Location'])).toEqual(['4', '65', '130'])
    expect(data[1]).toEqual({
      Highlight: 'So Seals came back',
      Title: 'Rivers: 100% of "London" & [more] #1',
      Author: 'A_Channel',
      URL: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
      Note: 'Seals came back\nverified',
      Location: '65',
      Date: '2026-11-25 10:20:30',
    })
  })

  it('has nothing that a spreadsheet takes for a formula', () => {
    expect(data[0]?.['Note']).toMatch(/^'=The river/)
    const wide = summaryReadwise(summaryDocument({ videoTitle: '＝1+1', videoChannel: '\u0007@SUM' }))
    expect(wide).toContain(",'＝1+1,'@SUM,")
  })
})

describe('the citation of a video', () => {
  it('is an entry of BibTeX in which no character of the title means anything', () => {
    expect(bibtexEntry(summaryDocument())).toBe(
      [
        '@misc{youtube-WZyRbnpGyzQ,',
        String.raw`  title = {{Rivers: 100\% of "London" \& [more] \#1}},`,
        String.raw`  author = {{A\_Channel}},`,
        '  howpublished = {YouTube video},',
        '  url = {https://www.youtube.com/watch?v=WZyRbnpGyzQ},',
        '  urldate = {2026-11-25},',
        '}\n',
      ].join('\n'),
    )
  })

  it('has the day that the video was published, where it is known', () => {
    const [entry] = readBibtex(bibtexEntry(summaryDocument({ publishedOn: '2026-11-21' })))
    expect(entry?.fields).toMatchObject({ date: '2026-11-21', year: '2026', urldate: '2026-11-25' })
    expect(cslEntry(summaryDocument())).not.toContain('issued')
  })

  it('is read back by its rules whatever the title and the channel are, several in one file', () => {
    const texts = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 3 }), (cited) => {
        const file = cited.map(([videoTitle, videoChannel]) =>
          bibtexEntry(summaryDocument({ videoTitle, videoChannel })),
        )
        const oneLine = (text: string): string => withoutControls(text).replaceAll(/\s+/g, ' ')
        expect(
          readBibtex(file.join('\n')).map(({ key, fields }) => [
            key,
            fields['title'],
            fields['author'],
            fields['url'],
          ]),
        ).toEqual(
          cited.map(([title, channel]) => [
            'youtube-WZyRbnpGyzQ',
            oneLine(title),
            oneLine(channel),
            'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
          ]),
        )
      }),
      { examples: [[[['An open { brace', 'and } one that ends']]]], seed: 7 },
    )
  })

  it('of a transcript without a video has a key of its title and no address', () => {
    const entry = bibtexEntry(summaryDocument({ videoId: null, videoUrl: null, videoChannel: null }))
    expect(entry).toContain('@misc{rivers-100-of-london-more-20261125102030,')
    expect(entry).not.toContain('url')
  })

  it('is CSL JSON with the day it was published and the day it was read', () => {
    expect(JSON.parse(cslEntry(summaryDocument({ publishedOn: '2026-11-21' })))).toEqual([
      {
        id: 'youtube-WZyRbnpGyzQ',
        type: 'motion_picture',
        title: 'Rivers: 100% of "London" & [more] #1',
        author: [{ literal: 'A_Channel' }],
        URL: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
        publisher: 'YouTube',
        medium: 'Video',
        dimensions: '180 s',
        issued: { 'date-parts': [[2026, 11, 21]] },
        accessed: { 'date-parts': [[2026, 11, 25]] },
      },
    ])
  })
})
