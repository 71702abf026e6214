import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import favicon from '#web/public/favicon.svg?raw'
import { Mark } from '#web/ui/icons.tsx'

afterEach(cleanup)

const bars = (svg: string) =>
  [...svg.matchAll(/<rect ([^>]*?)\s*\/?>/g)].map(([, attributes = '']) => attributes.split(' ').toSorted())

it('the mark is the same drawing in the page and in the icon, from which the other icons are made', () => {
  const { container } = render(<Mark />)
  expect(bars(container.innerHTML)).toHaveLength(3)
  expect(bars(container.innerHTML)).toEqual(bars(favicon))
})
