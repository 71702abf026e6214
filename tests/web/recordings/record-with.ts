import { afterEach, beforeEach, vi } from 'vitest'
import { closeHome } from '../summarize/open-home.tsx'

/** Opens each page of a file as a person who is signed in, on a site whose thread for sound is `worker`. */
export function recordWith(worker: new () => EventTarget): void {
  beforeEach(() => {
    vi.stubGlobal('Worker', worker)
    vi.stubGlobal('isSecureContext', true)
    document.cookie = 'signed_in=1; path=/'
  })
  afterEach(() => {
    delete document.documentElement.dataset['recognizer']
    document.cookie = 'signed_in=0; path=/'
    closeHome()
  })
}
