import { useMutation } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logOut } from '#messages/log-out.ts'
import { libraryCache } from '#product/offline.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import {
  accountKey,
  setAccount,
  isSignedInElsewhere,
  signOuts,
  forgetSignInHint,
  clearStoredUser,
} from '#web/session/account-state.ts'
import { logOutKey } from '#web/session/account.ts'
import { leaveFor } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Signs this browser out, has it forget the user, and goes on to the home page. */
export function useLogOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationKey: logOutKey,
    mutationFn: async () => {
      const goesOn = isSignedInElsewhere()
      // What arrived after it would be refused, as if the session had ended by itself.
      await queryClient.cancelQueries()
      await api('POST /api/auth/logout')
      return goesOn
    },
    onSuccess: async (goesOn) => {
      forgetUser()
      if (goesOn) return leaveFor('/api/auth/logout')
      showPageDialog(null)
      showToast({
        title: logOut.done,
        action: {
          label: logOut.signInAgain,
          onSelect: () => showPageDialog({ name: 'sign-in', reason: 'account' }),
        },
      })
      await navigate('/', { replace: location.search.includes('confirmLogout=1') })
    },
    onError: () => {
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'pending',
      })
      showToast({
        title: logOut.error,
        description: logOut.failed,
        tone: 'destructive',
      })
    },
  })
}

/** Removes everything of the user from this browser after a sign-out: typed, read, running. */
export function forgetUser(): void {
  clearStoredUser()
  // The service worker does this too, where it has this page.
  if ('caches' in globalThis) void caches.delete(libraryCache).catch(() => undefined)
  forgetSignInHint()
  setAccount({ status: 'signed-out' })
  for (const query of queryClient.getQueryCache().getAll()) forgetQuery(query)
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be stored, nothing was.
  }
  signOuts.set(signOuts.get() + 1)
}

/**
 * Removes what was read for the user. A query in use is removed once the page that shows it is left: read
 * again before that, it would be refused. The quota is read again at once, as it is a visitor's now.
 */
function forgetQuery(query: Query): void {
  const [key] = query.queryKey
  if (key === accountKey[0]) return
  if (key === 'usage-status') void queryClient.invalidateQueries({ queryKey: query.queryKey })
  // Nothing of the account is shown while the list of the visitor is read.
  else if (key === 'recent') void queryClient.resetQueries({ queryKey: query.queryKey })
  else if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
  else removeWhenUnused(query)
}

function removeWhenUnused(query: Query): void {
  const cache = queryClient.getQueryCache()
  const unsubscribe = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return
    unsubscribe()
    cache.remove(query)
  })
}
