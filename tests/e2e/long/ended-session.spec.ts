import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { expectTypedTextStays, removeOthers, writeForHelp } from '../ended-session.ts'
import { createOwnServer } from '../own-server.ts'
import { firstPort } from '../run-environment.ts'
import { newAddress, signInElsewhere } from '../sign-in.ts'
import { test } from '../watched-test.ts'

const ownPort = firstPort + 14

test.use({ baseURL: `http://localhost:${ownPort}`, isNetworkCut: true, expectedStatuses: [401, 503] })

test('a session that ended while a second server replaced the first is said by the second, and what was typed stays', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Two starts of a server of its own.
  test.setTimeout(testTimeoutMs(90))
  await using server = await createOwnServer(ownPort)
  await server.start()
  const email = newAddress()
  await writeForHelp(page, email)
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInElsewhere(other, email)
  await removeOthers(other)
  await other.dispose()
  await server.stop()
  await server.start()
  await expectTypedTextStays(page, email)
})
