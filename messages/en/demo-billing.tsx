import type { ReactNode } from 'react'

/** Says on whatever mentions money that this server has no payment keys. */
export const demoBilling = {
  note: (strong: (text: string) => ReactNode) => (
    <>
      {strong('Demo billing.')} Payments aren't set up on this server: nothing is charged, and you can try
      every plan.
    </>
  ),
}
