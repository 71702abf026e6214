import { lazyPart } from '#web/lib/lazy-part.tsx'

/** No part of the first load: few people see them, and none at once. */
export const EmailDialog = lazyPart(async () => (await import('./email-dialog.tsx')).EmailDialog, {
  kind: 'dialog',
})
export const PaywallDialog = lazyPart(async () => (await import('./paywall-dialog.tsx')).PaywallDialog, {
  kind: 'dialog',
  isFetchedAhead: false,
})
export const LockedView = lazyPart(async () => (await import('./locked-view.tsx')).LockedView, {
  isFetchedAhead: false,
})
export const UsageLine = lazyPart(async () => (await import('./usage-line.tsx')).UsageLine)
