import { describe, expect, it } from 'vitest'
import type { AccessSettings } from '#server/features/accounts/access-policy.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { app, feeds, follow, hub, itemsOf, openHubCase, publish, subscribed } from '../following/hub-case.ts'
import { captionsOf, readerAt, videoOf, workUntilIdle } from '../following/world.ts'

openHubCase()

/** The application started again with other settings, which alone works on what a hub pushes. */
async function startAgain(access: Partial<AccessSettings>): Promise<TestApp> {
  const given = { feeds: readerAt(feeds.origin), hubs: hub, transcriptSources: [captionsOf()] }
  return await startApp({ ...given, isCounted: true, access }, app.database)
}

/** The addresses for whom a summary was ordered or made, and the channels of a plan used up for it. */
async function servedTo(): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(`
    select email from users where id in (select user_id from history_items)
      or person_id in (select person_id from reservations) order by email`)
  return rows
}

/** Pushes a new video to two followers, of whom the first lost their access, and works on it elsewhere. */
async function pushTo(remove: (email: string) => Promise<Parameters<typeof startAgain>[0]>) {
  publish(1)
  const [removed, staying] = [await follow(), await follow()]
  const request = await subscribed()
  const access = await remove(removed.email)
  const later = await startAgain({ allowedEmails: [staying.email], ...access })
  publish(2)
  expect(await hub.push(request)).toEqual({ status: 204, text: '' })
  await workUntilIdle(later)
  await later.app.close()
  expect(await itemsOf(staying)).toEqual([`${videoOf(2)} done`])
  return { served: await servedTo(), staying: [{ email: staying.email }], removed }
}

describe('a push of a hub for a channel that a closed account follows', () => {
  it('makes no summary for an address that was taken off the list, and one for who still is on it', async () => {
    const { served, staying, removed } = await pushTo(() => Promise.resolve({}))
    expect(served).toEqual(staying)
    expect(await itemsOf(removed)).toEqual([`${videoOf(2)} failed`])
  })

  it('makes no summary for an account that an admin holds', async () => {
    const { served, staying } = await pushTo(async (email) => {
      await app.database.pool.query('update users set suspended_at = now() where email = $1', [email])
      return { allowedEmails: [] }
    })
    expect(served).toEqual(staying)
  })
})
