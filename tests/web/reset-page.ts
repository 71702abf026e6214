import { aroundEach, beforeEach } from 'vitest'
import { runAsTest } from './current-test.ts'
import { resetStores } from './stores.ts'

aroundEach(runAsTest)

/** What the page keeps in modules and in the browser is empty before each test, whatever ran before it in the same worker. */
beforeEach(() => {
  resetStores()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
