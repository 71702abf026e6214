import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test during which an error was written to the console: React says there what is wrong with the
 * page.
 */

let written = vi.fn()

beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = [...written.mock.calls]
  written.mockRestore()
  expect(calls, 'errors on the console').toEqual([])
})
