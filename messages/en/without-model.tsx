import type { ReactNode } from 'react'
import type { WithoutModel } from '#contract/quota.ts'

/** Why a result was made without a language model, and what helps. */
export const withoutModelTexts = {
  causes: {
    outage: "The AI model didn't answer, so this is in the speaker's own words. Try again in a few minutes.",
    cut: "The AI model's answer broke off, so this is in the speaker's own words.",
    unusable: "The AI model's answer couldn't be used, so this is in the speaker's own words.",
    unfound:
      "The AI model's answer couldn't be found in the transcript, so this is in the speaker's own words.",
    run: "This would cost more AI than one request may use, so this is in the speaker's own words.",
    earlier: "The AI allowance was used up when you asked, so this is in the speaker's own words.",
    all: "Today's AI allowance for everyone is used up, so this is in the speaker's own words.",
    visitors: "Today's AI allowance for visitors is used up, so this is in the speaker's own words.",
    network:
      "Your network has used up today's AI allowance for visitors, so this is in the speaker's own words.",
    free: "Today's AI allowance for free accounts is used up, so this is in the speaker's own words.",
    'free-account': "You've used up today's AI allowance, so this is in the speaker's own words.",
    'paid-account':
      "You've used up your plan's AI allowance for today, so this is in the speaker's own words.",
  } satisfies Record<WithoutModel['reason'], string>,
  /** `time` is a moment, already written. */
  backOn: (time: ReactNode) => <>It's back on {time}.</>,
  accountsHaveOwn: 'Accounts have their own.',
  plansHaveOwn: 'Every plan has its own.',
  signIn: 'Sign in',
  seePlans: 'See the plans',
  writeWithAi: 'Write it with AI',
}
