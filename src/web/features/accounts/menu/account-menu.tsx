import { Link } from 'react-router'
import type { CurrentUser } from '#contract/auth.ts'
import { accountMenu } from '#messages/account-menu.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { remainingText } from '#web/text/plan-text.ts'
import { Menu, MenuHead, MenuItem, MenuLine, MenuLink } from '#web/ui/menu.tsx'
import { useLogOut } from '../log-out.ts'
import { AccountButton } from './account-button.tsx'

type Props = {
  /** `null` as long as a device has to be removed first. */
  user: CurrentUser | null
  /** The pages that this user may see. */
  pages: readonly { path: string; label: string }[]
}

/** The account menu. A user who has to remove a device first can do that and sign out, and nothing else. */
export function AccountMenu({ user, pages }: Props) {
  const { mutate: logOut } = useLogOut()
  const isNearlyUsedUp = user?.planType === 'free' && (user.remainingCount ?? 0) <= 1
  return (
    <Menu defaultOpen trigger={<AccountButton email={user?.email ?? null} />}>
      {user !== null && <AccountHead user={user} />}
      {user !== null && <MenuLine />}
      <MenuItem onSelect={() => showPageDialog({ name: 'devices' })}>{accountMenu.manageDevices}</MenuItem>
      {isNearlyUsedUp && (
        <MenuLink>
          <Link to="/pricing">{accountMenu.upgrade}</Link>
        </MenuLink>
      )}
      {user !== null &&
        pages.map(({ path, label }) => (
          <MenuLink key={path}>
            <Link to={path}>{label}</Link>
          </MenuLink>
        ))}
      <MenuLine />
      <MenuItem onSelect={() => logOut()}>{accountMenu.logOut}</MenuItem>
    </Menu>
  )
}

function AccountHead({ user }: { user: CurrentUser }) {
  return (
    <MenuHead>
      <span dir="ltr" className="block truncate font-medium">
        {user.email}
      </span>
      {user.phone !== null && (
        <span dir="ltr" className="block text-sm text-muted">
          {user.phone}
        </span>
      )}
      {hasPlans && (
        <span className="mt-2 flex justify-between gap-3 text-sm text-muted tabular-nums">
          <span>{plans[user.planType].name}</span>
          <span>{remainingText(user)}</span>
        </span>
      )}
    </MenuHead>
  )
}
