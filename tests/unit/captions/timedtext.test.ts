import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'

describe('timedtext XML', () => {
  it('reads classic captions, which are escaped twice, with and without dur', () => {
    const parsed = parseText(
      '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="0.5" dur="2.5">it&amp;#39;s R&amp;amp;D</text>' +
        '<text start="3.25">a &amp;lt;video&amp;gt; &amp;lt;i&amp;gt;tag&amp;lt;/i&amp;gt;</text>' +
        '<text start="7" dur="1">end</text></transcript>',
    )
    expect(parsed.format).toBe('timedtext')
    expect(parsed.captionKind).toBe('human')
    expect(parsed.cues).toEqual([
      { start: 0.5, duration: 2.5, text: "it's R&D", speaker: null },
      { start: 3.25, duration: 3.75, text: 'a <video> tag', speaker: null },
      { start: 7, duration: 1, text: 'end', speaker: null },
    ])
  })

  it.each([
    [
      'srv3',
      '<timedtext format="3"><body><p t="0" d="5000" w="1"><s ac="0">one</s></p><p t="2000" d="10" w="1" a="1">\n</p>' +
        '<p t="2000" d="5000" w="1"><s ac="0">two</s></p><p t="9000" d="1000" w="1"><s ac="0">three</s></p></body></timedtext>',
    ],
    [
      'classic XML',
      '<transcript><text start="0" dur="5">one</text><text start="2" dur="5">two</text><text start="9" dur="1">three</text></transcript>',
    ],
  ])('ends a caption of %s where the next begins, unless a pause follows', (_name, text) => {
    expect(parseText(text).cues.map((cue) => [cue.start, cue.duration])).toEqual([
      [0, 2],
      [2, 5],
      [9, 1],
    ])
  })

  it('takes three seconds of automatic srv3 for no duration', () => {
    const parsed = parseText(
      '<timedtext format="3"><body><p t="0" d="3000"><s ac="0">A whole sentence of speech.</s></p>' +
        '<p t="8000" d="3000"><s ac="0">And one more.</s></p></body></timedtext>',
    )
    expect(parsed.cues.map(({ duration }) => duration)).toEqual([8, 3])
  })

  it('reads srv3 with words and scrolled line ends', () => {
    const parsed = parseText(
      '<timedtext format="3"><head><ws id="0"/></head><body><w t="0" id="1"/>\n' +
        '<p t="80" d="3920" w="1"><s ac="0">so</s><s t="240" ac="0"> today</s></p>\n' +
        '<p t="1990" d="2010" w="1" a="1">\n</p>\n<p t="4000" d="900" w="1">one<br/>two</p></body></timedtext>',
    )
    expect(parsed.captionKind).toBe('automatic')
    expect(parsed.cues).toEqual([
      { start: 0.08, duration: 3.92, text: 'so today', speaker: null },
      { start: 4, duration: 0.9, text: 'one two', speaker: null },
    ])
  })

  it('reads srv2', () => {
    const parsed = parseText(
      '<timedtext><text t="1000" d="500">one</text><text t="2000" d="500">two</text></timedtext>',
    )
    expect(parsed.cues.map(({ start, duration, text }) => [start, duration, text])).toEqual([
      [1, 0.5, 'one'],
      [2, 0.5, 'two'],
    ])
  })

  it('reads TTML times, line breaks, character data and its language', () => {
    const parsed = parseText(
      '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en_us"><body><div>' +
        '<p begin="00:00:01.500" end="00:00:02.000">one<br/><span>two</span></p>' +
        '<!-- <p begin="9s">not this</p> --><p begin="3.5s" end="4s"><![CDATA[a < b]]></p></div></body></tt>',
    )
    expect(parsed.language).toBe('en-US')
    expect(parsed.cues).toEqual([
      { start: 1.5, duration: 0.5, text: 'one two', speaker: null },
      { start: 3.5, duration: 0.5, text: 'a < b', speaker: null },
    ])
  })

  it('keeps what comes before the place where a file was cut off', () => {
    const parsed = parseText(
      '<transcript><text start="1" dur="1">one</text><text start="2" dur="1">two and th',
    )
    expect(parsed.cues.map((cue) => cue.text)).toEqual(['one', 'two and th'])
  })

  it('goes by the file name when the beginning is lost', () => {
    expect(parseText('rt="1">x</text><text start="2" dur="1">two</text>', 'en.xml').format).toBe('timedtext')
  })
})

describe.each(saidLines)('TTML in %s', (_language, lines) => {
  const document = (head: string, paragraphs: readonly string[], tt = '') =>
    `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en" ${tt}><head>${head}</head><body><div>${paragraphs.join('')}</div></body></tt>`

  it('names who speaks, by the names of its agents or by what a recogniser calls them', () => {
    const [first, second] = lines
    const agents = [first, second]
      .map(
        (line, i) =>
          `<ttm:agent type="person" xml:id="a${i}"><ttm:name type="full">${line?.name}</ttm:name></ttm:agent>`,
      )
      .join('')
    const named = lines.map(({ text, at, i }) => `<p begin="${at}s" ttm:agent="a${i % 2}">${text}</p>`)
    expectSaid(parseText(document(`<metadata>${agents}</metadata>`, named)), lines, { speakers: true })
    const numbered = lines.map(
      ({ text, at, i }) => `<p begin="${at}s" ttm:agent="SPEAKER_${i % 2}">${text}</p>`,
    )
    const speakers = parseText(document('', numbered)).cues.map((cue) => cue.speaker)
    expect(speakers).toEqual(['SPEAKER_0', 'SPEAKER_1', 'SPEAKER_0', 'SPEAKER_1'])
  })

  it('leaves out what a paragraph says about itself', () => {
    const noted = lines.map(
      ({ text, at }) =>
        `<p begin="${at}s"><metadata ttm:desc="x"><ttm:desc>a note</ttm:desc></metadata>${text}</p>`,
    )
    expectSaid(parseText(document('', noted)), lines)
  })

  it('counts from the hour at which its tape begins', () => {
    const taped = lines.map(({ text, at }) => `<p begin="${clock(at + 36_000)}:00">${text}</p>`)
    expectSaid(parseText(document('', taped, 'ttp:timeBase="smpte" ttp:frameRate="25"')), lines)
  })
})
