import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { overlays } from '#messages/overlays.ts'
import { startWorker } from '#web/features/offline/start-worker.ts'
import { isHeld, removeUnsent, useUnsent } from '#web/features/run/unsent.ts'
import { useSendUnsent } from '#web/features/run/use-send-unsent.ts'
import { accountState } from '#web/session/account-state.ts'
import { hostPageDialogs, showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import type { PageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { lazyPart, startFetchingAhead } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { focusContent, contentId } from './shell.tsx'
import { useShortcuts } from './shortcuts.ts'

/** The dialogs, toasts and keyboard shortcuts of every page, and what waits for a connection. */
export function Overlays() {
  useShortcuts()
  useSendUnsent()
  useEffect(fetchAheadOnceUsed, [])
  useEffect(hostPageDialogs, [])
  const { pathname } = useLocation()
  // A result that was just made is the first one that there is something to store of.
  useEffect(() => void startWorker(), [pathname])
  return (
    <>
      <BackToTop />
      <UnsentNote />
      <ToastHost />
      <DialogHost />
    </>
  )
}

/** Parts are fetched ahead from the first sign of the reader on: who only looks loads nothing more. */
function fetchAheadOnceUsed(): () => void {
  const listening = new AbortController()
  const handleSign = (): void => {
    listening.abort()
    startFetchingAhead()
  }
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(sign, handleSign, { signal: listening.signal, passive: true })
  // The page was used before this part was there.
  if (navigator.userActivation?.hasBeenActive) handleSign()
  return () => listening.abort()
}

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx'), 'Toaster', {
  kind: 'dialog',
  isExtra: true,
})

const firstActs = ['pointerdown', 'keydown'] as const

/** Shows the toasts. Nearly all of them answer to an action, so they are loaded by the first one. */
export function ToastHost() {
  const hasToast = useToast() !== null
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    const handleAct = (): void => setActed(true)
    for (const act of firstActs) addEventListener(act, handleAct, { once: true, passive: true })
    return () => {
      for (const act of firstActs) removeEventListener(act, handleAct)
    }
  }, [])
  return <Suspense fallback={null}>{(hasActed || hasToast) && <Toaster />}</Suspense>
}

/** The distance from the top of the page at which the button appears, in pixels. */
const appearsAfter = 300

/** Leads back to the top of a page that was scrolled down. */
function BackToTop() {
  const far = useSyncExternalStore(
    watchScroll,
    () => window.scrollY > appearsAfter,
    () => false,
  )
  if (!far) return null
  return (
    <div
      data-back-to-top
      className="fixed end-4 bottom-18 z-30 mb-[calc(var(--mini-player,0px)+var(--foot-note,0px))] sm:end-6 md:bottom-6"
    >
      <Tooltip text={overlays.backToTop}>
        <button
          type="button"
          aria-label={overlays.backToTop}
          onClick={goToTop}
          className="inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface text-muted hover:text-ink"
        >
          <Icon>
            <path d="M12 19V5M6 11l6-6 6 6" />
          </Icon>
        </button>
      </Tooltip>
    </div>
  )
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The button is about to go, and the focus with it.
  focusContent()
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}

function watchScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Says in the note about the missing connection, which is in the page, what waits for it. */
export function UnsentNote() {
  const unsent = useUnsent()
  const note = document.getElementById('offline')
  const isWaiting = unsent.length > 0
  useEffect(() => {
    note?.toggleAttribute('data-unsent', isWaiting)
  }, [note, isWaiting])
  if (note === null || !isWaiting) return null
  // What the page itself shows is cancelled there.
  const left = unsent.filter(({ id }) => !isHeld(id))
  return createPortal(
    <>
      {overlays.sentWhenBack}
      {left.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="ms-1"
          onClick={() => {
            for (const { id } of left) removeUnsent(id)
          }}
        >
          {overlays.cancel}
        </Button>
      )}
    </>,
    note,
  )
}

const AccountDialogs = lazyPart(
  () => import('#web/features/accounts/account-dialogs.tsx'),
  'AccountDialogs',
  {
    kind: 'dialog',
  },
)
const CheckoutDialog = lazyPart(
  () => import('#web/features/billing/checkout/checkout-dialog.tsx'),
  'CheckoutDialog',
  { kind: 'dialog', isFetchedAhead: false },
)
const HelpDialog = lazyPart(() => import('#web/features/help/help-dialog.tsx'), 'HelpDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})

/** Shows the dialog that is open. */
export function DialogHost() {
  const dialog = usePageDialog()
  useReturnFocus(dialog !== null, useFocusTarget(dialog))
  const { search } = useLocation()
  useEffect(() => {
    // Another site asked for the logout; the user confirms it.
    if (search.includes('confirmLogout=1')) showPageDialog({ name: 'confirm-log-out' })
  }, [search])
  return (
    <Suspense key={dialog?.name} fallback={null}>
      {dialog !== null && dialogFor(dialog)}
    </Suspense>
  )
}

/**
 * After a sign-in the focus goes to the content: the Enter that some press after the last digit of the code
 * would otherwise press again what had opened the dialog, such as the button that orders.
 */
function useFocusTarget(dialog: PageDialog | null): () => HTMLElement | null {
  const [isSigningIn, setSigningIn] = useState(false)
  const isAsking = dialog?.name === 'sign-in'
  if (dialog !== null && isAsking !== isSigningIn) setSigningIn(isAsking)
  return () =>
    isSigningIn && accountState().status === 'signed-in' ? document.getElementById(contentId) : null
}

function dialogFor(dialog: PageDialog) {
  if (dialog.name === 'help') return <HelpDialog onClose={closeDialog} />
  if (dialog.name === 'shortcuts') return <ShortcutsDialog onClose={closeDialog} />
  if (dialog.name === 'checkout') {
    return (
      <CheckoutDialog planId={dialog.planId} kind={dialog.kind} onEnd={closeDialog} onClose={closeDialog} />
    )
  }
  return <AccountDialogs dialog={dialog} onClose={closeDialog} />
}

function closeDialog(): void {
  showPageDialog(null)
}
