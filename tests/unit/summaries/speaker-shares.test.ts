import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { speakerShares } from '#web/features/result/speaker-shares.ts'

const said = (speaker: string | null, start: number | null, end: number | null, text = 'One two') => ({
  speaker,
  start,
  end,
  text,
})

describe('the parts of the speakers of a talk', () => {
  it('are by time, the longest first, without what nobody named says', () => {
    const shares = speakerShares([said('Tom', 0, 30), said(null, 30, 90), said('Ann', 90, 180)])
    expect(shares).toEqual([
      { name: 'Ann', seconds: 90, share: 0.75 },
      { name: 'Tom', seconds: 30, share: 0.25 },
    ])
  })

  it('are by words where a transcript has no times', () => {
    const shares = speakerShares([said('Tom', null, null, 'one'), said('Ann', null, null, 'one two three')])
    expect(shares).toEqual([
      { name: 'Ann', seconds: null, share: 0.75 },
      { name: 'Tom', seconds: null, share: 0.25 },
    ])
  })

  it('are none where nobody is named', () => {
    expect(speakerShares([said(null, 0, 10)])).toEqual([])
  })
})

/** The luminance of an OKLCH colour in sRGB, as WCAG counts it; what the screen cannot show is cut. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

function luminanceOf(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

describe('the eight colours of speakers', () => {
  const style = readFileSync('src/web/speakers.css', 'utf8')
  const [light = 0, dark = 0] = [...style.matchAll(/--speaker-light: ([\d.]+)/g)].map((found) =>
    Number(found[1]),
  )
  const [, chroma = ''] = /--speaker-light\) ([\d.]+)/.exec(style) ?? []
  const hues = [...style.matchAll(/--speaker-hue: (\d+)/g)].map((found) => Number(found[1]))

  it.each([
    ['light', light, ['#fbfaf7', '#ffffff']],
    ['dark', dark, ['#101216', '#171a20']],
  ] as const)('are read in the %s scheme as any text', (_scheme, lightness, backgrounds) => {
    const ratios = hues.flatMap((hue) =>
      backgrounds.map((back) => contrast(luminance(lightness, Number(chroma), hue), luminanceOf(back))),
    )
    expect(ratios).toHaveLength(16)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  })
})
