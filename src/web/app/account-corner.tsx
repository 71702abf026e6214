import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '#web/lib/account.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { hasPage, pagesIn } from '../routes.tsx'

const MenuPlace = lazy(async () => ({
  default: (await import('#web/features/account/menu/menu-place.tsx')).MenuPlace,
}))

/** The corner of the header: the way to sign in, or what belongs to the account. */
export function AccountCorner() {
  const account = useAccount()
  const { pathname } = useLocation()
  if (account.status === 'signed-in' || account.status === 'held') {
    return (
      <Suspense fallback={<span className="ml-1 size-11" />}>
        <MenuPlace
          account={account}
          pages={pagesIn('account-menu')}
          adminPages={pagesIn('admin-menu')}
          canUpgrade={hasPage('/pricing')}
        />
      </Suspense>
    )
  }
  if (pathname === '/login') return null
  return (
    <Button
      variant="secondary"
      // Whoever may be signed in sees no offer to sign in until that is known.
      className={account.status === 'unknown' ? 'ml-1 perhaps-signed-in:invisible' : 'ml-1'}
      onClick={() => showPageDialog({ name: 'sign-in', reason: 'account' })}
    >
      Login
    </Button>
  )
}
