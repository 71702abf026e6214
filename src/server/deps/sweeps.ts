import { startHistorySweep } from '../features/history/history-sweep.ts'
import { startSessionSweep } from '../features/accounts/session-sweep.ts'
import { startAccountSweep } from '../features/profile/account-sweep.ts'
import type { ProfileNeeds } from '../features/profile/profile-needs.ts'
import { startCodeSweep } from '../features/sign-in/code-sweep.ts'
import type { SupportNeeds } from '../features/support/needs.ts'
import { startSupportSweep } from '../features/support/support-sweep.ts'
import { startPlaceSweep } from '../features/usage/place-sweep.ts'

/** Begins all that is done now and then; any number of nodes may. */
export function startSweeps(needs: SupportNeeds & ProfileNeeds): { stop: () => void } {
  const { orm, log } = needs
  const sweeps = [
    startPlaceSweep(orm, log),
    startHistorySweep(orm, log),
    startSupportSweep(needs),
    startSessionSweep(orm, log),
    startCodeSweep(orm, log),
    startAccountSweep(needs, log),
  ]
  return {
    stop: () => {
      for (const sweep of sweeps) sweep.stop()
    },
  }
}
