/** A file that one compiler option alone refuses; `error` is the compiler's number. */
type Plant = { option: string; error: string; project: 'server' | 'web'; file: string; text: string }

const onServer = (option: string, error: string, text: string): Plant => ({
  option,
  error,
  project: 'server',
  file: `src/server/lib/${option.toLowerCase()}.ts`,
  text: `${text}\n`,
})

/** One for each strict option of tsconfig.base.json, and what each side must not know of the other. */
export const plantedTypes: readonly Plant[] = [
  onServer('strict', 'TS2322', 'const nothing: string | null = null\nexport const text: string = nothing'),
  onServer('noUncheckedIndexedAccess', 'TS2322', 'export const first = (all: string[]): string => all[0]'),
  onServer(
    'exactOptionalPropertyTypes',
    'TS2375',
    'export const one: { name?: string } = { name: undefined }',
  ),
  onServer(
    'noImplicitOverride',
    'TS4114',
    'class Base {\n  name = 1\n}\nexport class Derived extends Base {\n  name = 2\n}',
  ),
  onServer('noImplicitReturns', 'TS7030', 'export function pick(on: boolean) {\n  if (on) return 1\n}'),
  onServer(
    'noFallthroughCasesInSwitch',
    'TS7029',
    [
      'export function pick(n: 1 | 2): number {\n  let picked = 0\n  switch (n) {',
      '    case 1:\n      picked = 1\n    case 2:\n      picked += 2\n  }\n  return picked\n}',
    ].join('\n'),
  ),
  onServer(
    'noPropertyAccessFromIndexSignature',
    'TS4111',
    'export const read = (all: Record<string, string>): unknown => all.name',
  ),
  onServer('noUnusedLocals', 'TS6133', 'const unused = 1\nexport const used = 2'),
  onServer('noUnusedParameters', 'TS6133', 'export const constant = (unused: number): number => 1'),
  onServer(
    'verbatimModuleSyntax',
    'TS1484',
    "import { PathLike } from 'node:fs'\nexport type Found = PathLike",
  ),
  onServer('isolatedModules', 'TS2748', 'declare const enum Kind {\n  a,\n}\nexport const kind = Kind.a'),
  onServer('erasableSyntaxOnly', 'TS1294', 'export enum Kind {\n  a,\n}'),
  {
    ...onServer('noBrowser', 'TS2584', 'export const title = document.title'),
    option: 'no browser on the server',
  },
  {
    option: 'no Node in the page',
    error: 'TS2591',
    project: 'web',
    file: 'src/web/ui/node.ts',
    text: 'export const folder = process.cwd()\n',
  },
]
