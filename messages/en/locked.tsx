import type { ReactNode } from 'react'

/** A summary beyond the quota. */
export const locked = {
  badge: 'Locked',
  unlock: 'Upgrade to unlock unlimited summaries',
  next: (moment: ReactNode) => <>Your next free summary: {moment}</>,
  upgrade: 'Upgrade Now',
  viewPlans: 'View Pricing Plans',
  signIn: 'I have a plan: sign in',
}
