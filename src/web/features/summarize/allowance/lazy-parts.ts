import { lazy } from 'react'

/** No part of the first load: few people see them, and none at once. */
export const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }))
export const PaywallDialog = lazy(async () => ({
  default: (await import('./paywall-dialog.tsx')).PaywallDialog,
}))
export const LockedView = lazy(async () => ({ default: (await import('./locked-view.tsx')).LockedView }))
export const UsageLine = lazy(async () => ({ default: (await import('./usage-line.tsx')).UsageLine }))
