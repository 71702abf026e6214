import type { collectionRoutes } from '#contract/collections.ts'
import type { RouteInput, RouteOutput } from '#contract/route.ts'
import { api } from '#web/api/api.ts'
import { newId } from '#web/ui/new-id.ts'

type Making = (typeof collectionRoutes)['POST /api/collections']

/** What is being made, until it is known to be there. */
let unanswered = { asked: '', onceKey: '' }

/**
 * Makes a collection. Where the answer is lost, a browser sends the call again by itself, and its user presses the button again: all that
 * makes one collection. Throws as `api` does.
 */
export async function makeCollection(body: RouteInput<Making>['body']): Promise<RouteOutput<Making>> {
  const asked = JSON.stringify(body)
  if (asked !== unanswered.asked) unanswered = { asked, onceKey: newId() }
  const made = await api('POST /api/collections', { body }, { onceKey: unanswered.onceKey })
  unanswered = { asked: '', onceKey: '' }
  return made
}
