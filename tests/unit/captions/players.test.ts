import { describe, expect, it } from 'vitest'
import { parseText, textsOf } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

type Write = (lines: readonly SaidLine[]) => string

const each = (write: (line: SaidLine) => string): Write => {
  return (lines) => lines.map(write).join('\n')
}
const two = (value: number): string => String(value).padStart(2, '0')
const lyricTime = (at: number, rest = '.00'): string => `${two(Math.floor(at / 60))}:${two(at % 60)}${rest}`
const eachWord = (text: string, write: (word: string, k: number) => string): string =>
  text.split(' ').map(write).join('')

/** Files of lyrics as players and karaoke programs write them. */
const lyrics: Readonly<Record<string, Write>> = {
  'tags of voices': each(({ text, at, i }) => `[${lyricTime(at)}]v${(i % 2) + 1}: ${text}`),
  'tags of singers': each(({ text, at, i }) => `[${lyricTime(at)}]${'FMDF'.charAt(i)}:${text}`),
  'voices in the background': each(({ text, at, i }) =>
    i === 1 ? `[bg:[${lyricTime(at)}]${text}]` : `[${lyricTime(at)}]${text}`,
  ),
  'hours without fractions': each(({ text, at }) => `[${clock(at)}]${text}`),
  'hours with fractions': each(({ text, at }) => `[${clock(at, '.00')}]${text}`),
  'hundredths behind a colon': each(({ text, at }) => `[${lyricTime(at, ':00')}]${text}`),
  'word times in square brackets': each(
    ({ text, at }) =>
      `[${lyricTime(at)}]${eachWord(text, (word, k) => (k === 0 ? word : ` [${lyricTime(at, `.0${k % 10}`)}]${word}`))}`,
  ),
  'word times and no blanks': each(
    ({ text, at }) =>
      `[${lyricTime(at)}]${eachWord(text, (word, k) => (k === 0 ? word : `<${lyricTime(at, `.0${k % 10}`)}> ${word}`))}`,
  ),
  'tags of all kinds above': (lines) =>
    `[Encoding:utf-8]\n[kana:1]\n[hash:ab12]\n[total:26000]\n[sign:]\n${each(({ text, at }) => `[${lyricTime(at)}]${text}`)(lines)}`,
  'lengths and times of words in angles': each(
    ({ text, at }) => `[${at * 1000},3000]${eachWord(text, (word, k) => `<${k * 200},200,0>${word} `)}`,
  ),
  'lengths and times of words behind them': each(
    ({ text, at }) => `[${at * 1000},3000]${eachWord(text, (word, k) => `${word} (${at * 1000 + k},200)`)}`,
  ),
  'lengths and times of words before them': each(
    ({ text, at }) => `[${at * 1000},3000]${eachWord(text, (word, k) => `(${at * 1000 + k},200,0)${word} `)}`,
  ),
  'words below their times': (lines) =>
    `[TITLE]\nThe bakery\n[BEGIN]\n******** START SCRIPT ********\n${each(({ text, at }) => `[${clock(at)}]\n${text}\n[${clock(at + 2)}]\n`)(lines)}\n[END]\n******** END SCRIPT ********`,
}

/** Subtitles whose times are numbers or stand right before the words. */
const subtitles: Readonly<Record<string, Write>> = {
  'MicroDVD with its rate and unit': (lines) =>
    `{1}{1}25 fps\n${each(({ text, at }) => `{${at * 25}}{${at * 25 + 50}}${text}`)(lines)}`,
  'MicroDVD with its rate from 0': (lines) =>
    `{0}{25}25.000\n${each(({ text, at }) => `{${at * 25}}{${at * 25 + 50}}${text}`)(lines)}`,
  'MicroDVD with defaults': (lines) =>
    `{DEFAULT}{}{C:$00FF00}\n{1}{1}25\n${each(({ text, at }) => `{${at * 25}}{${at * 25 + 50}}{Y:i}${text}`)(lines)}`,
  'TMPlayer with colons': each(({ text, at }) => `${clock(at)}:${text}`),
  'TMPlayer with equals signs': each(({ text, at }) => `${clock(at)}=${text}`),
  'TMPlayer with numbered lines': each(({ text, at }) => `${clock(at)},1:${text}`),
  'TMPlayer with bars': each(({ text, at }) => `${clock(at).slice(1)}:${text.replace(' ', '|')}`),
}

describe.each(saidLines)('In %s', (_language, lines) => {
  it.each(Object.entries(lyrics))('LRC is read with %s', (_name, write) => {
    expectSaid(parseText(write(lines)), lines)
  })

  it.each(Object.entries(subtitles))('subtitles are read: %s', (_name, write) => {
    expectSaid(parseText(write(lines)), lines)
  })
})

it('the reader reads lyrics of a script without blanks, and hundredths where an hour for each would be too slow', () => {
  const timed =
    '[1000,3000](1000,200,0)面(1200,200,0)包(1400,200,0)师\n[5000,3000](5000,200,0)开(5200,200,0)门'
  expect(textsOf(parseText(timed))).toEqual(['面包师', '开门'])
  const song = Array.from(
    { length: 40 },
    (_, i) => `[0${Math.floor(i / 12)}:${two((i % 12) * 5)}:50]la la la la la la la`,
  )
  expect(parseText(song.join('\n')).cues.at(-1)?.start).toBe(195.5)
})
