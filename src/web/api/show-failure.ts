import { failureTexts } from '#messages/failures.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { failureText } from './api-error.ts'

/** Says in a toast why a call that was asked for failed. */
export function showFailure(error: unknown): void {
  showToast({ title: failureTexts.error, description: failureText(error), tone: 'destructive' })
}
