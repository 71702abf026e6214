import type { ShareKind } from '#contract/quota.ts'

/** The state of the service: figures and tables. Durations, sizes and amounts come in as they are written. */
export const statusTexts = {
  title: 'Service Status',
  loading: 'Loading...',
  tryAgain: 'Try again',
  asOf: (moment: string, seconds: number) => `As of ${moment}. Refreshes every ${seconds} seconds.`,
  waiting: 'Waiting',
  oldest: (count: number, duration: string) => `${count}, the oldest for ${duration}`,
  running: 'Running',
  silent: 'Worker not responding',
  spentToday: 'Spent today',
  database: 'Database',
  /** Whose calls to language models were paid. */
  shares: {
    all: 'Everyone',
    visitors: 'Visitors',
    network: 'Busiest visitor network',
    free: 'Free accounts',
    'free-account': 'Busiest free account',
    'paid-account': 'Busiest paying account',
  } satisfies Record<ShareKind, string>,
  spent: (spent: string, max: string) => `${spent} of ${max}`,
  refused: (spent: string, max: string, count: number) => `${spent} of ${max}, ${count} refused`,
  /** Short spans of time. */
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
}

/** The tables of the state of the service: titles and heads of the columns. */
export const statusTables = {
  models: {
    title: 'Models today (UTC)',
    heads: ['Model', 'Calls', 'Failed', 'Tokens in + out', 'Cost'],
    empty: 'No model has been called today.',
  },
  sources: {
    title: 'Transcript sources, since this server started',
    heads: ['Source', 'OK', 'Other outcomes'],
    empty: 'No source has been asked yet.',
  },
  sweeps: {
    title: 'Sweeps',
    heads: ['Sweep', 'Last run', 'Rows due', 'State'],
    empty: 'No sweeps run here.',
  },
  sizes: { title: 'Tables', heads: ['Table', 'Size', 'Rows'], empty: 'There are no tables.' },
}

/** Words in the cells of those tables. */
export const statusCells = {
  unknownCost: 'unknown',
  noOthers: 'none',
  notYet: 'not yet',
  notCounted: 'not counted',
  running: 'Running',
  failed: 'Failed',
  good: 'OK',
}
