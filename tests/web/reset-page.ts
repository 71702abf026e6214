import { aroundEach, beforeEach } from 'vitest'
import { isOfEarlierTest, runAsTest } from './current-test.ts'
import { resetStores } from './stores.ts'

aroundEach(runAsTest)

// A call that a page leaves behind finds no network: it would reach what else listens on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network'))

// A page that leaves itself a moment after its session ended does not take the next test's page with it.
const assign = window.location.assign.bind(window.location)
window.location.assign = (address) => {
  if (!isOfEarlierTest()) assign(address)
}

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
