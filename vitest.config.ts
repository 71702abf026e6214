import { defineConfig } from 'vitest/config'
import { prepareMessages } from './scripts/messages/prepare.ts'
import { testTimeoutMs } from './tests/setup/time-limits.ts'

await prepareMessages()

/**
 * Two workers, also on two cores, and modules that are loaded once a worker rather than once a file: half of
 * the time of a run went into loading. The server keeps no state in a module, and the page's is reset before
 * each test. New objects get 64 MB in place of 16: an eighth of the processor's time went into collecting
 * them.
 */
const sideBySide = { maxWorkers: 2, isolate: false, execArgv: ['--max-semi-space-size=64'] }

/**
 * The time that a person would wait; a test that takes longer names its own limit. No test measures time by
 * them.
 */
const patience = {
  testTimeout: testTimeoutMs(30),
  hookTimeout: testTimeoutMs(30),
  expect: { poll: { timeout: testTimeoutMs(20) } },
} as const

/** The tests that `npm run test:long` runs alone. */
const isLong = process.env['LONG'] !== undefined
const withoutLong = { exclude: isLong ? [] : ['tests/*/long/**', 'tests/server/plans/**'] }

/** The place where `scripts/gate/later-step.ts` sets the clock of the run ahead. */
const { LD_PRELOAD: library, FAKETIME: ahead } = process.env
const runClock = library === undefined || ahead === undefined ? null : { library, ahead }
/** Tests that wait for a timer of PostgreSQL, which does not ring under that clock. */
const waitForTimers = ['database', 'transaction'].map((name) => `tests/server/database/${name}.test.ts`)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{unit,contracts}/**/*.test.ts'],
          provide: { faultSeeds: Number(process.env['FAULT_SEEDS'] ?? 1), everyWay: isLong },
          setupFiles: ['tests/setup/refuse-network.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...withoutLong.exclude, ...(runClock === null ? [] : waitForTimers)],
          globalSetup: ['tests/setup/database.ts'],
          provide: {
            seededRows: Number(process.env['SEEDED_ROWS'] ?? 20_000),
            dueRows: Number(process.env['DUE_ROWS'] ?? 1200),
            everyWay: isLong,
            clock: runClock,
            triesPooler: process.env['POOLER'] !== undefined,
          },
          setupFiles: ['tests/setup/refuse-network.ts', 'tests/setup/compare-rows.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'recorded',
          include: ['tests/recorded/**/*.test.ts'],
          setupFiles: ['tests/setup/refuse-network.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          ...withoutLong,
          provide: {
            killRounds: Number(process.env['KILL_ROUNDS'] ?? 2),
            followers: Number(process.env['FOLLOWERS'] ?? 20),
            askedAtOnce: Number(process.env['ASKED_AT_ONCE'] ?? 16),
          },
          ...patience,
          globalSetup: ['tests/setup/bundled-programs.ts', 'tests/setup/used-folder.ts'],
          // Programs that are started again and again are parsed and stripped of their types once.
          env: { NODE_COMPILE_CACHE: '.cache/compile' },
          // Each file has servers of its own, and mostly waits for one to start or to end.
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A file that is saved or a link that is followed would take the page of all later tests with it.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: [
            'tests/setup/refuse-network.ts',
            'tests/setup/refuse-console-errors.ts',
            'tests/setup/wait-long.ts',
            'tests/web/reset-page.ts',
          ],
          provide: { everyWay: isLong },
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          setupFiles: ['tests/setup/refuse-network.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'drills',
          include: ['drills/**/*.test.ts'],
          setupFiles: ['tests/setup/refuse-network.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'evaluation',
          include: ['tests/evaluation/**/*.test.ts'],
          ...patience,
          ...sideBySide,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          ...patience,
          ...sideBySide,
        },
      },
    ],
  },
})
