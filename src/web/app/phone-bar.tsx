import type { ComponentType, ReactNode } from 'react'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { HistoryIcon, HomeIcon, LogOutIcon, PersonIcon, PlansIcon } from '#web/ui/icons.tsx'
import { pagesIn } from './routes.tsx'
import { PageLink } from './page-link.tsx'

type Look = { Icon: ComponentType; label?: string; needsAccount?: boolean }

const looks: Readonly<Record<string, Look>> = {
  '/': { Icon: HomeIcon },
  '/history': { Icon: HistoryIcon, needsAccount: true },
  '/pricing': { Icon: PlansIcon, label: 'Pro' },
}

const slotClasses =
  'flex h-14 min-w-18 flex-col items-center justify-center gap-0.5 rounded-control text-xs text-muted aria-[current=page]:text-accent'

/** The bar within reach of the thumb, on a phone. Pages that need an account are no links without one. */
export function PhoneBar() {
  const account = useAccount()
  const isSignedIn = account.status === 'signed-in' || account.status === 'held'
  return (
    <nav
      aria-label="Main pages"
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {pagesIn('phone-bar').map((page) => {
        const { Icon, label = page.label, needsAccount = false } = looks[page.path] ?? {}
        const shown: ReactNode = (
          <>
            {Icon !== undefined && <Icon />}
            {label}
          </>
        )
        return needsAccount && !isSignedIn ? (
          <span key={page.path} aria-disabled="true" className={`${slotClasses} opacity-50`}>
            {shown}
          </span>
        ) : (
          <PageLink key={page.path} page={page} className={slotClasses}>
            {shown}
          </PageLink>
        )
      })}
      {isSignedIn ? (
        <BarButton
          Icon={LogOutIcon}
          label="Logout"
          onClick={() => showPageDialog({ name: 'log-out', isAskedByOtherSite: false })}
        />
      ) : (
        <BarButton
          Icon={PersonIcon}
          label="Account"
          onClick={() => showPageDialog({ name: 'sign-in', reason: 'account' })}
        />
      )}
    </nav>
  )
}

type BarButtonProps = { Icon: ComponentType; label: string; onClick: () => void }

function BarButton({ Icon, label, onClick }: BarButtonProps) {
  return (
    <button type="button" className={slotClasses} onClick={onClick}>
      <Icon />
      {label}
    </button>
  )
}
