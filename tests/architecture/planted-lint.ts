/** A file that breaks one lint rule and no other; `rule` as the linter prints it. */
type Plant = { rule: string; file: string; text: string }

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('')

const body = (count: number): string => lines(count, (index) => `  console.assert(true, '${index}')`)

const plantInLib = (rule: string, name: string, text: string): Plant => ({
  rule,
  file: `src/server/lib/${name}.ts`,
  text: `${text}\n`,
})

const plantInWeb = (rule: string, name: string, text: string): Plant => ({
  rule,
  file: `src/web/features/planted/${name}.tsx`,
  text: `${text}\n`,
})

const later = 'async function later(): Promise<void> {}\n'

/** One or more for each rule that .oxlintrc.json names, and one for each category it turns on. */
export const plantedLint: readonly Plant[] = [
  plantInLib('eslint(no-debugger)', 'correctness', 'debugger'),
  plantInLib(
    'eslint(no-shadow)',
    'suspicious',
    'const a = 1\nexport const f = (a: number): number => a\nexport { a as b }',
  ),
  plantInLib(
    'typescript(no-floating-promises)',
    'floating',
    `${later}export const start = (): void => {\n  later()\n}`,
  ),
  plantInLib(
    'typescript(no-misused-promises)',
    'misused',
    `${later}export const isLate = (): number => (later() ? 1 : 2)`,
  ),
  plantInLib(
    'typescript(switch-exhaustiveness-check)',
    'exhaustive',
    "export function name(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n      break\n  }\n}",
  ),
  plantInLib('typescript(no-explicit-any)', 'any', 'export const loose = (value: any): unknown => value'),
  plantInLib(
    'import(consistent-type-specifier-style)',
    'type-side-effect',
    "import { type Stats } from 'node:fs'\nexport type Found = Stats",
  ),
  plantInLib(
    'typescript(no-non-null-assertion)',
    'non-null',
    'export const first = (all: string[]): string => all[0]!',
  ),
  plantInLib('typescript(ban-ts-comment)', 'ts-comment', '// @ts-nocheck\nexport const a = 1'),
  plantInLib(
    'typescript(only-throw-error)',
    'throw-text',
    "export function stop(): never {\n  throw 'no error'\n}",
  ),
  plantInLib(
    'typescript(no-unsafe-argument)',
    'unsafe-argument',
    "export const n = Number.parseInt(JSON.parse('1'), 10)",
  ),
  plantInLib('typescript(no-unsafe-call)', 'unsafe-call', "const found = JSON.parse('1')\nfound()"),
  plantInLib(
    'typescript(no-unsafe-member-access)',
    'unsafe-member',
    "const found = JSON.parse('1')\nexport const n: string = found.name",
  ),
  plantInLib(
    'typescript(no-unsafe-return)',
    'unsafe-return',
    "export const read = (): string => JSON.parse('1')",
  ),
  plantInLib(
    'typescript(no-unsafe-type-assertion)',
    'unsafe-cast',
    'export const n = (value: unknown): number => value as number',
  ),
  plantInLib(
    'import(no-cycle)',
    'there',
    "import { back } from './back.ts'\nexport const there = (): unknown => back",
  ),
  plantInLib(
    'import(no-cycle)',
    'back',
    "import { there } from './there.ts'\nexport const back = (): unknown => there",
  ),
  plantInLib('import(no-default-export)', 'default', 'export default 1'),
  plantInLib(
    'import(consistent-type-specifier-style)',
    'inline-type',
    "import { type Stats, statSync } from 'node:fs'\nexport const read = (file: string): Stats => statSync(file)",
  ),
  plantInLib('oxc(no-barrel-file)', 'barrel', "export * from './there.ts'\nexport * from './back.ts'"),
  { rule: 'unicorn(filename-case)', file: 'src/server/lib/camelCase.ts', text: 'export const a = 1\n' },
  plantInLib('node(no-process-env)', 'env', "export const port = process.env['PORT']"),
  plantInLib(
    'eslint(eqeqeq)',
    'loose-equal',
    'export const same = (a: number, b: number): boolean => a == b',
  ),
  plantInLib('eslint(no-console)', 'console', "console.log('said')"),
  plantInLib(
    'eslint(no-param-reassign)',
    'reassign',
    'export function next(n: number): number {\n  n += 1\n  return n\n}',
  ),
  plantInLib('eslint(no-var)', 'var', 'var a = 1\nexport const b = a'),
  plantInLib('eslint(no-warning-comments)', 'to-do', ['// TO', 'DO later\nexport const a = 1'].join('')),
  plantInLib(
    'eslint(max-lines)',
    'long-file',
    lines(250, (index) => `export const a${index} = ${index}`),
  ),
  plantInLib(
    'eslint(max-lines-per-function)',
    'long-function',
    `/* oxlint-disable no-console */\nexport function long(): void {\n${body(60)}}`,
  ),
  plantInLib(
    'eslint(max-params)',
    'many-parameters',
    'export const sum = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e',
  ),
  plantInWeb(
    'react(hooks)',
    'conditional-hook',
    "import { useId } from 'react'\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useId()\n  return null\n}",
  ),
  plantInWeb(
    'react-hooks(exhaustive-deps)',
    'stale-effect',
    [
      "import { useEffect } from 'react'",
      'export function Planted({ say }: { say: () => void }) {',
      '  useEffect(() => {\n    say()\n  }, [])\n  return null\n}',
    ].join('\n'),
  ),
  plantInWeb('jsx-a11y(alt-text)', 'no-alt', 'export const Planted = () => <img src="/a.png" />'),
  plantInWeb('eslint(no-restricted-globals)', 'own-fetch', "export const load = () => fetch('/api/health')"),
]

const defaultExport = 'export default 1\n'
const readsEnv = "export const port = process.env['PORT']\n"

/** What the exceptions of .oxlintrc.json allow, in the places that they name. */
export const allowedLint: Record<string, string> = {
  'planted.config.ts': defaultExport + readsEnv,
  'src/server/settings.ts': readsEnv,
  'scripts/planted.ts': `${readsEnv}console.log('said')\n`,
  'bench/planted.ts': "console.log('said')\n",
  'src/web/api/planted.ts': "export const load = () => fetch('/api/health')\n",
  'tests/unit/planted.test.ts': `/* oxlint-disable no-console */\nexport function long(): void {\n${body(60)}}\n`,
}
