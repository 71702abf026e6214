import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { logOut } from '#messages/log-out.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { logOutKey } from '#web/session/auth-failure.ts'
import { forgetUser } from '#web/session/forget-user.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Signs this browser out, has it forget the user, and goes on to the home page. */
export function useLogOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationKey: logOutKey,
    mutationFn: async () => {
      // What arrived after it would be refused, as if the session had ended by itself.
      await queryClient.cancelQueries()
      await api('POST /api/auth/logout')
    },
    onSuccess: async () => {
      forgetUser()
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
