import { useLocation } from 'react-router'
import { AccountMenuButton } from '#web/features/accounts/menu/account-menu-button.tsx'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { pagesIn } from './routes.tsx'

/** The corner of the header: the account menu, or the button to sign in. */
export function AccountCorner() {
  const account = useAccount()
  const { pathname } = useLocation()
  if (account.status === 'signed-in' || account.status === 'held') {
    return (
      <AccountMenuButton
        user={account.status === 'signed-in' ? account.user : null}
        pages={pagesIn('account-menu')}
        adminPages={pagesIn('admin-menu')}
      />
    )
  }
  if (pathname === '/login') return null
  return (
    <Button
      variant="secondary"
      // Where the browser may be signed in, nothing offers to sign in until that is known.
      className={account.status === 'unknown' ? 'ml-1 perhaps-signed-in:invisible' : 'ml-1'}
      onClick={() => showPageDialog({ name: 'sign-in', reason: 'account' })}
    >
      Login
    </Button>
  )
}
