import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import template from '#web/index.html?raw'

const root = document.documentElement
const script = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? ''
// oxlint-disable-next-line typescript/no-implied-eval
const run = () => void new Function(script)()

let tellPaint: () => void
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        tellPaint = tell
      }
      observe(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete root.dataset['fonts']
})

it('asks for the fonts after the first words are there, and at once on the next visit', () => {
  run()
  expect(root.dataset['fonts']).toBe('later')
  tellPaint()
  expect(root.dataset['fonts']).toBeUndefined()
  run()
  expect(root.dataset['fonts']).toBeUndefined()
})

it('asks for them in any case, also where nothing tells of a paint', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  run()
  vi.advanceTimersByTime(3000)
  expect(root.dataset['fonts']).toBeUndefined()
})

it('asks for them at once where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  run()
  expect(root.dataset['fonts']).toBeUndefined()
})
