import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { figure, measured, measuredBy, methods } from '../../../src/web/content/measured.ts'

const root = new URL('../../../', import.meta.url)

describe('a figure on a page', () => {
  it.each(Object.entries(measured))(
    'stands in the file that says how it was measured: %s',
    async (name, text) => {
      const method = Object.entries(measuredBy).find(([known]) => known === name)?.[1] ?? 'speed'
      const source = await readFile(new URL(methods[method].file, root), 'utf8')
      expect(source).toContain(text)
    },
  )

  it('is written with the decimals of its file, as the language of the page writes them', () => {
    for (const name of ['evidenceTalks', 'wordForWordShown', 'otherTranscriptShown'] as const) {
      expect(figure(name)).toBe(measured[name])
      expect(figure(name, 'de')).toBe(measured[name].replace('.', ','))
    }
  })
})
