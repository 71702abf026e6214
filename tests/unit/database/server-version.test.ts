import { expect, it } from 'vitest'
import { refuseOldServer } from '#server/db/migrate.ts'

it.each(['15.0', '15beta1', '18.4', '16.2 (Debian 16.2-1.pgdg120+2)', '100.1'])(
  'Précis takes a server %s',
  (version) => {
    expect(() => refuseOldServer(version)).not.toThrow()
  },
)

it.each(['14.11 (Debian 14.11-1)', '9.6.24', ''])('Précis refuses a server %s', (version) => {
  expect(() => refuseOldServer(version)).toThrow(expect.objectContaining({ failure: 'wrong-version' }))
})
