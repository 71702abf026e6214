import { Suspense, useEffect, useRef } from 'react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { pageNames } from '#messages/page-names.ts'
import { shell } from '#messages/shell.ts'
import { useMadeOn } from '#web/features/run/made-on.ts'
import { hasSession } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import {
  CollectionsIcon,
  FollowingIcon,
  HistoryIcon,
  HomeIcon,
  PersonIcon,
  PlansIcon,
} from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Header, ThemeSwitch } from './header.tsx'
import { HelpButton, PageLink } from './page-link.tsx'
import { footerColumns, pagesIn } from './routes.tsx'

/** The frame of every page. Its links come from the route table, so that none leads nowhere. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${contentId}`} onClick={skipToContent} className="skip-link">
        {shell.skip}
      </a>
      <Header />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PhoneBar />
    </div>
  )
}

/** Leaves the address as it is: a step in the history would read a result that was just made once more. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  focusContent()
  window.scrollTo({ top: 0 })
}

// The links work without its script, which is not needed before one of them is pressed.
const LanguageSwitch = lazyPart(() => import('./language-switch.tsx'), 'LanguageSwitch', { isExtra: true })

/** The end of every page: columns of links, and whose work the examples are. */
function Footer() {
  return (
    <footer className="border-t border-line pb-14 text-sm text-muted md:pb-0">
      <div className="page-grid flex flex-col justify-between gap-8 py-10 sm:flex-row">
        <div className="max-w-md space-y-2">
          <p className="font-serif text-base text-ink">{shell.motto}</p>
          <p>
            {shell.licences((text) => (
              <a href="/licences.txt" className="underline hover:text-ink">
                {text}
              </a>
            ))}
          </p>
          <ThemeSwitch />
        </div>
        <nav aria-label={shell.morePages} className="flex flex-wrap gap-x-16 gap-y-8">
          {footerColumns.map((name) => (
            <div key={name}>
              <h2 className="font-medium text-ink">{shell.columns[name]}</h2>
              <ul className="mt-2">
                {pagesIn(name).map((page) => (
                  <li key={page.path}>
                    <PageLink page={page} className="inline-block py-1.5 hover:text-ink hover:underline" />
                  </li>
                ))}
                {name === 'company' && (
                  <li>
                    <HelpButton className="py-1.5 hover:text-ink hover:underline" />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <Suspense fallback={null}>
        <LanguageSwitch />
      </Suspense>
    </footer>
  )
}

const icons: Readonly<Record<string, ComponentType>> = {
  '/': HomeIcon,
  '/history': HistoryIcon,
  '/following': FollowingIcon,
  '/collections': CollectionsIcon,
  '/pricing': PlansIcon,
  '/account': PersonIcon,
}

const slotClasses = 'bar-slot'

/** The bar within reach of the thumb, on a phone. The history is no link without an account. */
function PhoneBar() {
  const isIn = hasSession(useAccount().status)
  return (
    <nav
      aria-label={shell.mainPages}
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {(isIn ? pagesIn('library', 'library-bar') : pagesIn('phone-bar')).map((page) => {
        const Icon = icons[page.path]
        const shown: ReactNode = (
          <>
            {Icon !== undefined && <Icon />}
            {page.path === '/pricing' ? shell.pro : page.label}
          </>
        )
        return page.path === '/history' && !isIn ? (
          <span key={page.path} aria-disabled="true" className={`${slotClasses} opacity-50`}>
            {shown}
          </span>
        ) : (
          <PageLink key={page.path} page={page} className={slotClasses}>
            {shown}
          </PageLink>
        )
      })}
      {!isIn && (
        <button
          type="button"
          className={slotClasses}
          onClick={() => showPageDialog({ name: 'sign-in', reason: 'account' })}
        >
          <PersonIcon />
          {pageNames.account}
        </button>
      )}
    </nav>
  )
}

/**
 * A page that was reached by a link begins at its top and takes the focus. Back returns to the scroll
 * position, which the browser restores itself.
 */
export function ScrollPosition() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const madeOn = useMadeOn()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname && navigation !== NavigationType.Pop && madeOn === null) {
      window.scrollTo(0, 0)
      focusContent()
    }
    if (previous.current !== pathname) forgetHead()
    previous.current = pathname
  }, [pathname, navigation, madeOn])
  return null
}

/** The metadata in the head describes the page that the document was loaded for, and no other. */
function forgetHead(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
}

/** The `id` of the element that holds the page. */
export const contentId = 'content'

/** Moves the focus to the page's beginning without scrolling, for the keyboard. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}
