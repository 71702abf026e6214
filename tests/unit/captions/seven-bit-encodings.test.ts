import { describe, expect, it } from 'vitest'
import { parseCaptions } from '#core/captions/parse-captions.ts'
import { encodeLegacy } from './encode-text.ts'
import { textsOf } from './parse-text.ts'

const timings = [
  '00:00:01,000 --> 00:00:04,000',
  '00:00:05,500 --> 00:00:08,000',
  '00:00:12,000 --> 00:00:14,000',
]

/** Captions of ASCII but for the words, which are bytes already. */
function captionsOf(words: readonly Uint8Array[], head: readonly number[] = []): Uint8Array {
  const ascii = (text: string): number[] => [...new TextEncoder().encode(text)]
  const bytes = words.flatMap((each, i) => [
    ...ascii(`${i + 1}\n${timings[i] ?? ''}\n`),
    ...each,
    ...ascii('\n\n'),
  ])
  return Uint8Array.from([...head, ...bytes])
}

function read(bytes: Uint8Array): string[] {
  return textsOf(parseCaptions(bytes, { fileName: 'captions.srt' }))
}

/** Bytes of two characters without their highest bit, between two marks. */
function between(open: readonly number[], bytes: Uint8Array, close: readonly number[]): number[] {
  return [...open, ...bytes.map((byte) => byte & 0x7f), ...close]
}

/** Text in UTF-7: letters beyond ASCII in Base64 behind `+`. */
function inUtf7(text: string): string {
  return text.replaceAll('+', '+-').replaceAll(/\P{ASCII}+/gu, (letters) => {
    const bytes = Uint8Array.from(
      letters.split('').flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 255]),
    )
    return `+${Buffer.from(bytes).toString('base64').replaceAll('=', '')}-`
  })
}

describe('Captions whose letters are written in seven bits', () => {
  it('are read in Korean in ISO-2022-KR', () => {
    const lines = ['빵집은거리가깨기전에문을열었다.', '마을에서아무도그런빵을먹어보지못했다.']
    const words = lines.map((line) =>
      Uint8Array.from([...between([14], encodeLegacy(line.slice(0, -1), 'euc-kr'), [15]), 0x2e]),
    )
    expect(read(captionsOf(words, [0x1b, 0x24, 0x29, 0x43, 0x0a]))).toEqual(lines)
  })

  it('are read in Chinese in HZ', () => {
    const lines = ['面包师在街道醒来之前开了店。', '村里没有人吃过这样的面包。']
    const words = lines.map((line) =>
      Uint8Array.from(between([0x7e, 0x7b], encodeLegacy(line, 'gb18030'), [0x7e, 0x7d])),
    )
    expect(read(captionsOf(words))).toEqual(lines)
  })

  it.each([
    ['German', ['Der Bäcker öffnete früh + spät.', 'Die Straße schlief noch.']],
    ['Russian', ['Пекарь открыл лавку.', 'Никто не пробовал такого хлеба.']],
    ['Vietnamese', ['Người thợ bánh mở cửa sớm.', 'Không ai trong làng ăn bánh như vậy.']],
  ])('are read in %s in UTF-7', (_, lines) => {
    expect(read(captionsOf(lines.map((line) => new TextEncoder().encode(inUtf7(line)))))).toEqual(lines)
  })

  it('stay as they are where a plus is one and a tilde is one', () => {
    const lines = ['Two+three and four+five make fourteen.', 'Write ~{name} or c++ here, and rock+roll too.']
    expect(read(captionsOf(lines.map((line) => new TextEncoder().encode(line))))).toEqual(lines)
  })
})

describe('Captions in Vietnamese', () => {
  it('are read in windows-1258, whose tones stand behind their letters', () => {
    const lines = [
      'Người thợ bánh mở cửa trước khi phố thức dậy.',
      'Không ai trong làng từng ăn bánh như vậy.',
    ]
    const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
    const words = lines.map((line) => {
      const written = Array.from(line).flatMap((letter) => {
        const parts = letter.normalize('NFD')
        return [parts.replaceAll(tones, '').normalize('NFC'), ...(parts.match(tones) ?? [])]
      })
      return encodeLegacy(written.join(''), 'windows-1258')
    })
    expect(read(captionsOf(words))).toEqual(lines)
  })
})

describe('Captions in Polish and Russian', () => {
  it.each([
    ['windows-1251', 'Почтальон принёс письмо. Мы пили чай. Дети построили плот. Утром туман закрыл реку.'],
    ['x-mac-cyrillic', 'Почтальон принёс письмо. Мы пили чай. Дети построили плот. Утром туман закрыл реку.'],
  ])('are told apart by their capitals in %s', (encoding, line) => {
    expect(read(captionsOf([encodeLegacy(line, encoding)]))).toEqual([line])
  })
})

describe('A transcript put together from several files', () => {
  it.each([
    ['windows-1252', 'Ça sera prêt avant le déjeuner.'],
    ['windows-1251', 'Почтальон принёс письмо от старой подруги.'],
  ])('is read line by line, one of them in %s', (encoding, odd) => {
    const lines = ['Der Zug fährt heute später ab.', odd, 'Der Schaffner hat uns Äpfel geschenkt.']
    const words = lines.map((line, i) =>
      i === 1 ? encodeLegacy(line, encoding) : new TextEncoder().encode(line),
    )
    expect(read(captionsOf(words))).toEqual(lines)
  })

  it('stays UTF-8 where a letter of it was cut off at the end', () => {
    const whole = captionsOf(
      ['パン屋は朝早く店を開けた', 'だれもそんなパンを食べたことがなかった'].map((line) =>
        new TextEncoder().encode(line),
      ),
    )
    expect(read(whole.subarray(0, whole.length - 3)).join('')).toBe(
      'パン屋は朝早く店を開けただれもそんなパンを食べたことがなかっ',
    )
  })
})
