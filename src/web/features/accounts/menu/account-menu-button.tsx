import { Suspense, useState } from 'react'
import type { CurrentUser } from '#contract/auth.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AccountButton } from './account-button.tsx'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), 'AccountMenu')

type Link = { path: string; label: string }
type Props = {
  /** `null` as long as a device has to be removed first. */
  user: CurrentUser | null
  /** The pages of signed-in users. */
  pages: readonly Link[]
  /** Those of admins. */
  adminPages: readonly Link[]
}

/** The button of the account menu. The menu itself is loaded by the first click. */
export function AccountMenuButton({ user, pages, adminPages }: Props) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <AccountButton email={user?.email ?? null} aria-haspopup="menu" onClick={() => setWanted(true)} />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} pages={user?.isAdmin === true ? [...pages, ...adminPages] : pages} />
    </Suspense>
  )
}
