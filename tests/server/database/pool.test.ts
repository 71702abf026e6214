import { expect, inject, it, vi } from 'vitest'
import { createPool } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'

it('A connection that is lost while nobody uses it is logged, but not one of a pool at its end', async () => {
  for (const isEnding of [false, true]) {
    const warn = vi.fn<() => void>()
    const pool = createPool(inject('testServer'), { ...quietLog, warn })
    const client = await pool.connect()
    client.release()
    const ended = isEnding ? pool.end() : null
    client.emit('error', new Error('terminating connection'))
    await (ended ?? pool.end())
    expect(warn).toHaveBeenCalledTimes(isEnding ? 0 : 1)
  }
})
