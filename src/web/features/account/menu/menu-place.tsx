import { lazy, Suspense, useState } from 'react'
import type { AccountState } from '#web/lib/account-state.ts'
import { AccountButton } from './account-button.tsx'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

type Link = { path: string; label: string }
type Props = {
  account: AccountState
  /** The pages of whoever is signed in. */
  pages: readonly Link[]
  /** Those of admins. */
  adminPages: readonly Link[]
  /** Whether there is a page with the plans. */
  canUpgrade: boolean
}

/** The account menu. It is fetched when it is first wanted; until then a button like its own stands in its place. */
export function MenuPlace({ account, pages, adminPages, canUpgrade }: Props) {
  const [isWanted, setWanted] = useState(false)
  const user = account.status === 'signed-in' ? account.user : null
  const button = (
    <AccountButton email={user?.email ?? null} aria-haspopup="menu" onClick={() => setWanted(true)} />
  )
  if (!isWanted) return button
  const shownPages = user?.isAdmin === true ? [...pages, ...adminPages] : pages
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} pages={shownPages} canUpgrade={canUpgrade} />
    </Suspense>
  )
}
