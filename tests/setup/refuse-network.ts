import { afterEach, expect } from 'vitest'
import { refuseOutside } from './outside-connections.ts'

/**
 * Refuses every connection that leaves this machine, and fails the test that tried, even when the code under
 * test took the refusal for a lost network.
 */

const tried: string[] = []
refuseOutside((host) => tried.push(host))

afterEach(() => {
  expect(tried.splice(0), 'connections to other machines').toEqual([])
})
