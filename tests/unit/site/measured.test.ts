import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { measured, measuredBy, methods } from '../../../src/web/content/measured.ts'

const root = new URL('../../../', import.meta.url)

describe('a figure on a page', () => {
  it.each(Object.entries(measured))(
    'stands in the file that says how it was measured: %s',
    async (name, figure) => {
      const method = Object.entries(measuredBy).find(([known]) => known === name)?.[1] ?? 'speed'
      const text = await readFile(new URL(methods[method].file, root), 'utf8')
      expect(text).toContain(figure)
    },
  )
})
