import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const styles = await readFile(new URL('../../src/web/styles.css', import.meta.url), 'utf8')

/** The colours that a block of the style sheet names, by their name. */
function colorsOf(selector: string): Map<string, string> {
  const block = styles.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what is known by its edge. */
const min = { ink: 4.5, muted: 4.5, accent: 4.5, good: 4.5, warn: 4.5, bad: 4.5, edge: 3 }

describe.each([':root', '.dark'])('the colours of %s', (selector) => {
  const colors = colorsOf(selector)

  it.each(Object.entries(min))('%s stands out at least %d : 1', (name, ratio) => {
    for (const ground of ['paper', 'surface']) {
      expect(contrast(colors.get(name), colors.get(ground)), ground).toBeGreaterThanOrEqual(ratio)
    }
  })

  it('has text that stands out on highlighted words', () => {
    expect(contrast(colors.get('ink'), colors.get('marker'))).toBeGreaterThanOrEqual(min.ink)
  })
})
