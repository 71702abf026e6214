import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Status } from '#contract/status.ts'
import { ServiceStatus } from '#web/features/admin/status/service-status.tsx'
import { closePage, openPage } from '../history/open-list.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import { idleStatus } from './idle-status.ts'

const status: Status = {
  ...idleStatus,
  queue: { waiting: 12, running: 16, silent: 1, oldestWaitingSeconds: 95 },
  sources: [
    {
      source: 'VISIONOS',
      outcomes: [
        { outcome: 'OK', count: 1204 },
        { outcome: 'UNPLAYABLE', count: 31 },
      ],
    },
  ],
  money: {
    todayMicroUsd: 4_170_000,
    maxDayMicroUsd: 10_000_000,
    shares: [
      { kind: 'visitors', usedMicroUsd: 2_480_000, maxMicroUsd: 2_500_000, refused: 12 },
      { kind: 'paid-account', usedMicroUsd: 310_000, maxMicroUsd: 2_500_000, refused: 0 },
    ],
  },
  sweeps: [
    {
      name: 'billing',
      everyMinutes: 60,
      isRunning: false,
      endedAt: '2026-11-21T15:02:00.000Z',
      hasFailed: true,
      backlog: 7,
    },
  ],
  database: { bytes: 812_646_400, tables: [{ name: 'transcripts', bytes: 9_437_184, rows: 18_204 }] },
}

const findStatus = () => screen.findByRole('region', { name: 'Service Status' })

afterEach(() => {
  closePage()
  vi.useRealTimers()
})

describe('the status of the service', () => {
  it('shows queue, money, sources, sweeps and tables, and says what has not happened', async () => {
    openPage(<ServiceStatus />, { 'GET /api/admin/status': () => jsonReply(status) })
    const part = await findStatus()
    expect(await within(part).findByText('12, the oldest for 2 min')).toBeTruthy()
    expect(within(part).getByText('$4.17 of $10.00')).toBeTruthy()
    expect(within(part).getByText('775.0 MB')).toBeTruthy()
    expect(within(part).getByText('No model has been called today.')).toBeTruthy()
    expect(within(part).getByText('No checker has been tested in these days.')).toBeTruthy()
    const rows = within(part)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
    expect(rows).toContain('VISIONOS | 1,204 | UNPLAYABLE 31')
    expect(rows).toContain('billing | 1 hour ago | 7 | Failed')
    expect(rows).toContain('transcripts | 9.0 MB | ~18,204')
  })

  it('says how each checker judged its trial lines, and names one that counts for less', async () => {
    const week = { turned: { asked: 100, caught: 96 }, unchanged: { asked: 50, accepted: 49 } }
    const checkers: Status['checkers'] = [
      { checker: 'a/check-7', rating: 'strong', hasFallen: false, week },
      { checker: 'b/check-7', rating: 'middling', hasFallen: true, week },
      { checker: 'c/check-7', rating: 'unexamined', hasFallen: false, week },
    ]
    openPage(<ServiceStatus />, { 'GET /api/admin/status': () => jsonReply({ ...idleStatus, checkers }) })
    const said = await within(await findStatus()).findAllByText(/^Your checker/)
    const counts = 'caught 96 of 100 trial lines with an error this week, and accepted 49 of 50 true ones.'
    expect(said.map(({ textContent }) => textContent)).toEqual([
      `Your checker a ${counts}`,
      `Your checker b ${counts} Its rating is lower than a week ago. Its yes counts only where the code finds all of a line.`,
      `Your checker c ${counts} It has judged too few trial lines yet, so its yes counts for nothing.`,
    ])
    expect(screen.queryByText('No checker has been tested in these days.')).toBeNull()
  })

  it('refreshes itself, and keeps what it has when that fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let asked = 0
    openPage(<ServiceStatus />, {
      'GET /api/admin/status': () => {
        asked += 1
        return asked === 2 ? new Response('', { status: 500 }) : jsonReply(status)
      },
    })
    const part = await findStatus()
    expect(await within(part).findByText('$4.17 of $10.00')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await within(part).findByRole('alert')).toBeTruthy()
    expect(within(part).getByText('$4.17 of $10.00')).toBeTruthy()
    within(part).getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(within(part).queryByRole('alert')).toBeNull())
  })
})
