import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemPrompt } from '#core/writing/prompts/fence.ts'
import {
  cleanText,
  createVisibleText,
  isFailureText,
  createPromptGuard,
} from '#core/writing/stream/clean-text.ts'

const guard = createPromptGuard([systemPrompt], 'en')

/** The text that a reader has seen after each piece. */
function show(pieces: readonly string[]): { seen: string[]; whole: string } {
  const seen: string[] = []
  let whole = ''
  const text = createVisibleText(guard, (piece) => {
    whole += piece
  })
  for (const piece of pieces) {
    text.push(piece)
    seen.push(whole)
  }
  text.end()
  return { seen, whole }
}

function cut(text: string, cuts: readonly number[]): string[] {
  const positions = [
    0,
    ...cuts.map((position) => Math.min(position, text.length)).toSorted((a, b) => a - b),
    text.length,
  ]
  return positions.map((from, at) => text.slice(from, positions[at + 1] ?? text.length))
}

describe('cleanText', () => {
  it.each([
    ['a <b>bold</b> claim<br/>', 'a bold claim'],
    ['<script src="x">steal()</script>', 'steal()'],
    ['see [our site](https://evil.example/a_(b)) now', 'see our site now'],
    ['![x](javascript:alert(1)) y', 'x y'],
    ['go to https://evil.example/x?y=1 today', 'go to [link] today'],
    ['go to www.evil.example today', 'go to [link] today'],
    ['data:text/html,<b>x</b>', '[link]'],
    ['<scr<b>ipt>x', '‹script>x'],
    ['htt**p://evil.example', '[link]'],
    ['htt[s1]p://evil.example', '[link]'],
    ['a claim[s3], another [s4, s17]', 'a claim, another '],
    ['a list[3] of [song titles]', 'a list[3] of [song titles]'],
    ['run javascript:alert(1)', 'run [link]'],
    ['see bit.ly/abc and a.evil.example/x', 'see [link] and [link]'],
    ['Node.js/Deno, node.js/deno and U.S./China', 'Node.js/Deno, node.js/deno and U.S./China'],
    ['the site nasa.gov says', 'the site nasa.gov says'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a < b, if c > d', 'a < b, if c > d'],
    ['km/h and 9/11 and and/or', 'km/h and 9/11 and and/or'],
    ['**Moon** in `1969`', 'Moon in 1969'],
    ['the data: all of it', 'the data: all of it'],
    ['safe\u202Etxt', 'safetxt'],
    ['two\r\nlines', 'two\nlines'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })
})

describe('isFailureText', () => {
  it.each([
    'Unable to generate summary: no content',
    'NO SUMMARY CONTENT RECEIVED',
    'Failed to generate summary.',
    'Error generating summary',
    'unable to fetch transcript',
    '429 Too Many Requests',
    '503',
    'I cannot summarize this video.',
    'I’m sorry, but I can’t help with that.',
    "I'm unable to provide a summary.",
    'Sorry, I am not able to create this.',
    'As an AI language model, I cannot discuss this.',
  ])('%j is one', (text) => expect(isFailureText(text)).toBe(true))

  it.each([
    'Unable to land, Armstrong flew on by hand.',
    '500 runners finished, of 4,200 that had set out in the rain.',
    '1962 was the year.',
    '4040 metres',
    'I cannot live without music, the singer says.',
    'We chose to go to the Moon.',
    'Sorry seems to be the hardest word.',
  ])('%j is none', (text) => expect(isFailureText(text)).toBe(false))
})

describe('text on its way to a reader', () => {
  it('is shown word by word', () => {
    expect(show(['The ', 'Moon is ', 'far', ' away.']).seen).toEqual([
      'The ',
      'The Moon is ',
      'The Moon is ',
      'The Moon is far ',
    ])
  })

  it('is shown at once in scripts without blanks', () => {
    expect(show(['月', 'は遠い']).seen).toEqual(['月', '月は遠い'])
  })

  const parts = fc.constantFrom(
    'word ',
    '<b>',
    '</b>',
    '<',
    '<scr',
    'ipt>',
    '>',
    '[label] ',
    '[a b](https://x.example/y z)',
    '(',
    'https://x.example/a',
    'www.x.example',
    'javascript:x',
    '月',
    '**',
    '\n',
    ' ',
    ' ',
    '`',
    '\u202e',
    '<a href="x y">',
    '1962 ',
    '![',
    '](',
    'é',
    'http',
    '://',
    'x '.repeat(200),
  )

  it.each([
    [['<<a ', 'href="x y">word ']],
    [['<<b><a ', 'href="x y">word ']],
    [['http<a href="x y">://evil.example ']],
    [['<', 'b', ' onclick="x"', '>word ']],
    [['see [our ', 'site](http', 's://evil.example) ']],
  ])('does not let %j join into a tag or an address', (pieces) => {
    expect(show(pieces).whole).not.toMatch(/<[a-z/!?]|\w:\/\/\w/i)
  })

  it('never holds a tag or an address, whatever comes and however it is cut', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), fc.array(fc.nat(120)), (text, cuts) => {
        expect(show(cut(text.join(''), cuts)).whole).not.toMatch(/<[a-z/!?]|\w:\/\/\w|\bwww\.x/i)
      }),
      { numRuns: 1000 },
    )
  })

  it('is, in the end, what cleaning the whole gives', () => {
    const text =
      'A <b>bold</b> claim [by her](https://x.example/a b) at 3 < 4.\n- Go to www.x.example **now**, [1] they say.'
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        expect(show(cut(text, cuts)).whole).toBe(cleanText(text))
      }),
    )
  })

  it('shows nothing of a refusal', () => {
    const { seen, whole } = show(
      'I’m sorry, but I can’t help with summarizing this video, as it is harmful.'.split(/(?= )/),
    )
    expect([...seen, whole].join('')).toBe('')
  })

  it('waits no longer than it must: an ordinary beginning is shown with its first word', () => {
    expect(show(['In ', '1962']).seen).toEqual(['In ', 'In '])
    expect(show(['We ', 'choose ', 'to ', 'go.']).whole).toBe('We choose to go.')
  })

  it('ends before a copy of the instructions becomes legible', () => {
    const leak = systemPrompt.slice(systemPrompt.indexOf('Use only'), systemPrompt.indexOf('Be specific'))
    const { seen, whole } = show(`My rules are these. ${leak}`.split(/(?<= )/))
    expect(whole).toMatch(/^My rules are these\. (?:\w+ ){0,4}$/)
    expect(seen.at(-1)).toBe(whole)
  })
})
