import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

/** The way messengers export their chats, and how they come when they are copied from the window. */
const chats: Readonly<Record<string, (line: SaidLine) => string>> = {
  'WhatsApp of an iPhone': ({ name, text, i }) => `[01.02.26, 10:0${i}:12] ${name}: ${text}`,
  'WhatsApp of Android': ({ name, text, i }) => `2/1/26, 10:0${i} AM - ${name}: ${text}`,
  'WhatsApp in Spanish': ({ name, text, i }) => `20/6/2025 8:2${i} p.\u00a0m. - ${name}: ${text}`,
  'WhatsApp in Turkish': ({ name, text, i }) => `1.3.2026 7:0${i} ÖS - ${name}: ${text}`,
  'WhatsApp with days of one digit': ({ name, text, i }) => `[2026/7/9 02:2${i}:09] ${name}: ${text}`,
  'Telegram, copied': ({ name, text, i }) => `${name}, [01.02.2026 10:0${i}]\n${text}\n`,
  'Slack, copied': ({ name, text, i }) => `${name}  10:0${i} AM\n${text}`,
  'Slack, copied in German': ({ name, text, i }) => `${name}\n  10:0${i} Uhr\n${text}`,
  'Discord, copied': ({ name, text, i }) => `${name} — Today at 10:0${i} AM\n${text}`,
  'Discord, exported': ({ name, text, i }) => `[01/02/2026 10:0${i} AM] ${name}\n${text}\n`,
  'Messenger, copied': ({ name, text, i }) => `${name} (2/1/2026 10:0${i} PM): ${text}`,
  'IRC with brackets': ({ name, text, i }) => `[10:0${i}] <${name}> ${text}`,
  IRC: ({ name, text, i }) => `10:0${i} <${name}> ${text}`,
  'a log with blanks in the date': ({ name, text, i }) => `2026-01-02 10:0${i}:12 ${name}: ${text}`,
  'a log with dates of ISO 8601': ({ name, text, i }) => `[2026-01-02T10:0${i}:12Z] ${name}: ${text}`,
  'Zoom before it wrote for whom': ({ name, text, i }) => `10:0${i}:12\t From ${name} : ${text}`,
  'Teams, copied': ({ name, text, i }) => `[10:0${i} AM] ${name}\n${text}`,
  Zoom: ({ name, text, i }) => `10:0${i}:12\t From ${name} to Everyone:\n\t${text}`,
  'brackets around name and time': ({ name, text, i }) => `[${name}] [오전 10:0${i}] ${text}`,
  LINE: ({ name, text, i }) => `${i === 0 ? '2026/01/02(Fri)\n' : ''}10:0${i}\t${name}\t${text}`,
}

describe.each(saidLines)('A chat in %s', (_language, lines) => {
  it.each(Object.entries(chats))(
    'is read by who wrote, and its times of day are none of a video: %s',
    (_name, write) => {
      expectSaid(parseText(lines.map(write).join('\n')), lines, { times: 'none', speakers: true })
    },
  )

  it('has no times of a video where a meeting is noted by the clock on the wall', () => {
    const spoken = lines.map(({ name, text, i }) => `[${name}] 10:0${i}:12\n${text}\n`)
    expectSaid(parseText(spoken.join('\n')), lines, { times: 'none', speakers: true })
    const moments = lines.map(({ text, i }) => `10:0${i}:12 ${text}`)
    expectSaid(parseText(moments.join('\n')), lines, { times: 'none' })
    const halves = lines.map(({ text, i }) => `10:0${i} AM ${text}`)
    expectSaid(parseText(halves.join('\n')), lines, { times: 'none' })
  })

  it('leaves out what the program says and what it could not export', () => {
    const said = lines.map(({ name, text, i }) => `1/2/26, 10:0${i} - ${name}: ${text}`)
    const notice = '1/2/26, 10:00 - Messages and calls are end-to-end encrypted.'
    const picture = `1/2/26, 10:09 - ${lines[0]?.name}: <Media omitted>`
    expectSaid(parseText([notice, ...said, picture].join('\n')), lines, { times: 'none', speakers: true })
  })
})

it('the reader keeps the times of a long video that is copied from its sixth hour on to its twelfth', () => {
  const parsed = parseText('6:00:00 one\n9:00:00 two\n12:30:00 three')
  expect(parsed.timings).toBe('exact')
  expect(textsOf(parsed)).toEqual(['one', 'two', 'three'])
})

describe('A chat of WhatsApp', () => {
  it('is read in Arabic, with its digits and its halves of the day', () => {
    const text =
      '\u200f١\u200f/٣\u200f/٢٠٢٦، ٧:٠٠ م - ليلى حداد: وصل البريد.\n\u200f١\u200f/٣\u200f/٢٠٢٦، ٧:٠١ م - يوسف النجار: شكرا.'
    expect(parseText(text).cues.map((cue) => [cue.speaker, cue.text])).toEqual([
      ['ليلى حداد', 'وصل البريد.'],
      ['يوسف النجار', 'شكرا.'],
    ])
  })

  it('is read without what the program wrote behind a message or in place of a picture', () => {
    const text =
      '[14/10/2025, 15:34:09] Otto: Good morning. \u200e<This message was edited>\n' +
      '\u200e[14/10/2025, 15:35:09] Ann: \u200eimage omitted\n[14/10/2025, 15:36:09] Ann: Thank you, José.'
    expect(textsOf(parseText(text))).toEqual(['Good morning.', 'Thank you, José.'])
  })
})
