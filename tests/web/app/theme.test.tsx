import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followTheme, nextTheme, switchTheme } from '#web/app/theme.ts'
import template from '#web/index.html?raw'
import { stubDevice } from './fake-device.ts'

const root = document.documentElement
const shown = () => ({ choice: root.dataset['theme'], dark: root.classList.contains('dark') })

beforeEach(() => {
  localStorage.clear()
  root.dataset['theme'] = 'system'
  root.classList.remove('dark')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('switching', () => {
  it.each([
    ['a light device', false, ['dark', 'light', 'system', 'dark']],
    ['a dark device', true, ['light', 'dark', 'system', 'light']],
  ])('on %s begins with what looks different and comes back to the device', (_name, isDark, expected) => {
    let theme = nextTheme('system', isDark)
    const seen = [theme]
    while (seen.length < expected.length) {
      theme = nextTheme(theme, isDark)
      seen.push(theme)
    }
    expect(seen).toEqual(expected)
  })

  it('shows and keeps each choice, and keeps none for the device', () => {
    stubDevice({ dark: false })
    switchTheme()
    expect([shown(), localStorage.getItem('theme')]).toEqual([{ choice: 'dark', dark: true }, 'dark'])
    switchTheme()
    expect([shown(), localStorage.getItem('theme')]).toEqual([{ choice: 'light', dark: false }, 'light'])
    switchTheme()
    expect([shown(), localStorage.getItem('theme')]).toEqual([{ choice: 'system', dark: false }, null])
  })

  it('works where storage is forbidden', () => {
    stubDevice({ dark: false })
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    switchTheme()
    expect(shown()).toEqual({ choice: 'dark', dark: true })
  })
})

describe('following', () => {
  it('changes with the device as long as nothing is chosen', () => {
    const device = stubDevice({ dark: false })
    const stop = followTheme()
    device.change(true)
    expect(shown()).toEqual({ choice: 'system', dark: true })
    switchTheme()
    expect(shown()).toEqual({ choice: 'light', dark: false })
    device.change(false)
    device.change(true)
    expect(shown()).toEqual({ choice: 'light', dark: false })
    stop()
  })

  it('takes over what was chosen in another tab', () => {
    stubDevice({ dark: false })
    const stop = followTheme()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(shown()).toEqual({ choice: 'dark', dark: true })
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }))
    expect(shown()).toEqual({ choice: 'dark', dark: true })
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }))
    expect(shown()).toEqual({ choice: 'system', dark: false })
    stop()
  })
})

describe('the script that runs before the first paint', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1] ?? ''

  it.each([
    { stored: null, device: 'light', choice: 'system', dark: false },
    { stored: null, device: 'dark', choice: 'system', dark: true },
    { stored: 'light', device: 'dark', choice: 'light', dark: false },
    { stored: 'dark', device: 'light', choice: 'dark', dark: true },
    { stored: 'nonsense', device: 'dark', choice: 'system', dark: true },
  ])('shows $choice, dark: $dark, for $stored on a $device device', ({ stored, device, choice, dark }) => {
    stubDevice({ dark: device === 'dark' })
    if (stored !== null) localStorage.setItem('theme', stored)
    runScript(script)
    expect(shown()).toEqual({ choice, dark })
  })

  it('follows the device where storage is forbidden', () => {
    stubDevice({ dark: true })
    vi.stubGlobal('localStorage', undefined)
    runScript(script)
    expect(shown()).toEqual({ choice: 'system', dark: true })
  })
})

function runScript(text: string): void {
  expect(text).not.toBe('')
  document.documentElement.dataset['without'] = ''
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(text)()
}
