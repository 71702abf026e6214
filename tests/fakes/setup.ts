import type { Setup } from '#server/ports/setup.ts'

const read = () => Promise.resolve({ isSet: false, state: 'none', value: '' })
const trial = { name: '', isGood: true, rows: [], verdict: 'It went out.' }

/** A site of which nothing is set, and whose mail can be tried. */
export const noSetup: Setup = new Map([['mail', { read, try: () => Promise.resolve([trial]) }]])
