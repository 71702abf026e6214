import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { CurrentUser } from '#contract/auth.ts'
import { shell } from '#messages/shell.ts'
import { AccountButton } from '#web/features/accounts/menu/account-button.tsx'
import { hasSession } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { DeviceIcon, Mark, MoonIcon, SunIcon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { HelpButton, PageLink } from './page-link.tsx'
import { pagesIn } from './routes.tsx'
import { switchTheme } from './theme.ts'

/** The bar above every page. */
export function Header() {
  const { status } = useAccount()
  return (
    <header className="border-b border-line">
      <div className="page-grid flex min-h-16 items-center justify-between gap-3 sm:gap-6">
        <Link
          to="/"
          replace={false}
          className="-ms-1 inline-flex items-center gap-2 rounded-control py-2 pe-2 ps-1"
        >
          <Mark />
          <span className="font-serif text-xl font-semibold">Précis</span>
        </Link>
        <div className="flex items-center gap-1">
          <nav
            aria-label={shell.pages}
            className={`hidden flex-wrap justify-end gap-1 md:flex ${status === 'unknown' ? 'perhaps-signed-in:invisible' : ''}`}
          >
            {pagesIn(hasSession(status) ? 'library' : 'header').map((page) => (
              <PageLink
                key={page.path}
                page={page}
                className="rounded-control px-3 py-2.5 text-sm text-muted hover:text-ink aria-[current=page]:text-ink [body:has([data-reading-room])_&]:first:hidden"
              />
            ))}
            <HelpButton className="rounded-control px-3 py-2.5 text-sm text-muted hover:text-ink [body:has([data-reading-room])_&]:hidden" />
          </nav>
          <AccountCorner />
        </div>
      </div>
    </header>
  )
}

/** The corner of the header: the account menu, or the button to sign in. */
function AccountCorner() {
  const account = useAccount()
  const { pathname } = useLocation()
  if (hasSession(account.status)) {
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
      className={account.status === 'unknown' ? 'ms-1 perhaps-signed-in:invisible' : 'ms-1'}
      onClick={() => showPageDialog({ name: 'sign-in', reason: 'account' })}
    >
      {shell.login}
    </Button>
  )
}

const choices = [
  { text: shell.asOnDevice, Icon: DeviceIcon, shown: 'hidden theme-system:inline' },
  { text: shell.light, Icon: SunIcon, shown: 'hidden theme-light:inline' },
  { text: shell.dark, Icon: MoonIcon, shown: 'hidden theme-dark:inline' },
]

/**
 * Goes through the colour schemes. All three choices are in the markup and the style shows the present one,
 * so that the prerendered page is the same for every user.
 */
export function ThemeSwitch() {
  const present = choices.map(({ text, shown }) => (
    <span key={text} className={shown}>
      {text}
    </span>
  ))
  return (
    <button
      type="button"
      onClick={switchTheme}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 hover:text-ink"
    >
      <span className="sr-only">{shell.switchColours(present)}</span>
      {choices.map(({ text, Icon, shown }) => (
        <span key={text} className={shown}>
          <Icon />
        </span>
      ))}
      <span aria-hidden="true">{shell.colours(present)}</span>
    </button>
  )
}

const AccountMenu = lazyPart(() => import('#web/features/accounts/menu/account-menu.tsx'), 'AccountMenu', {
  isFetchedAhead: false,
})

type MenuPage = { path: string; label: string }
type MenuButtonProps = {
  /** `null` as long as a device has to be removed first. */
  user: CurrentUser | null
  /** The pages of signed-in users. */
  pages: readonly MenuPage[]
  /** Those of admins. */
  adminPages: readonly MenuPage[]
}

/** The button of the account menu. The menu itself is loaded by the first click. */
function AccountMenuButton({ user, pages, adminPages }: MenuButtonProps) {
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
