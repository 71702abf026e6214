import { aroundEach, beforeEach } from 'vitest'
import { runAsTest } from './current-test.ts'
import { resetStores } from './stores.ts'

aroundEach(runAsTest)

// A call that a page leaves behind finds no network: it would reach what else listens on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network'))

/**
 * The state that the page keeps in modules and in the browser is empty before each test, whatever ran before
 * it in the same worker.
 */
beforeEach(() => {
  resetStores()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
