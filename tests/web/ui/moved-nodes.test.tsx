import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import favicon from '#web/public/favicon.svg?raw'
import { Mark } from '#web/ui/icons.tsx'
import { tolerateMovedNodes } from '#web/ui/moved-nodes.ts'

afterEach(cleanup)

/** Puts each text into an element of its own, as a browser does that translates a page. */
function translate(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child)
    else {
      const around = document.createElement('font')
      child.replaceWith(around)
      around.append(child)
    }
  }
}

function Lines({ lead, isLong }: { lead: boolean; isLong: boolean }) {
  return (
    <p>
      {lead && 'Before. '}
      {'The keeper retires. '}
      {isLong && 'After.'}
    </p>
  )
}

it('a page whose texts were moved by a translation of the browser goes on changing', () => {
  tolerateMovedNodes()
  const { container, rerender } = render(<Lines lead={false} isLong />)
  translate(container)
  rerender(<Lines lead isLong={false} />)
  expect(container.textContent).toBe('Before. The keeper retires. ')
  translate(container)
  rerender(<Lines lead={false} isLong />)
  expect(container.textContent).toBe('The keeper retires. After.')
})

const bars = (svg: string) =>
  [...svg.matchAll(/<rect ([^>]*?)\s*\/?>/g)].map(([, attributes = '']) => attributes.split(' ').toSorted())

it('the mark is the same drawing in the page and in the icon, from which the other icons are made', () => {
  const { container } = render(<Mark />)
  expect(bars(container.innerHTML)).toHaveLength(3)
  expect(bars(container.innerHTML)).toEqual(bars(favicon))
})
