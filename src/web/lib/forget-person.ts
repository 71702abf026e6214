import { forgetSignInHint } from './sign-in-hint.ts'
import { reads } from './reads.ts'
import { clearStoredPerson } from './stored-person.ts'

/** Takes everything out of this browser that was the person's: what was typed, what was read, what was under way. */
export function forgetPerson(): void {
  clearStoredPerson()
  forgetSignInHint()
  reads.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be stored, nothing was.
  }
}
