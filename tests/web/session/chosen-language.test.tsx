import { afterEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '#web/app/language-switch.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'signed_in=; path=/; max-age=0'
  document.cookie = 'language=; path=/; max-age=0'
})

it('a language that is chosen is remembered in the browser, and for the account that is signed in', () => {
  const calls = vi.fn(() => Promise.reject(new Error('The page is left')))
  vi.stubGlobal('fetch', calls)
  chooseLanguage('hi')
  expect(document.cookie).toContain('language=hi')
  expect(calls).not.toHaveBeenCalled()
  document.cookie = 'signed_in=1; path=/'
  chooseLanguage('en')
  expect(document.cookie).toContain('language=en')
  expect(calls).toHaveBeenCalledExactlyOnceWith(
    '/api/account',
    expect.objectContaining({ method: 'PATCH', body: '{"language":"en"}', keepalive: true }),
  )
})
