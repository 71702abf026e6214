/** A file that breaks one rule of .dependency-cruiser.cjs and no other. */
type Plant = { rule: string; file: string; text: string; reportedAt?: string }

const takes = (rule: string, file: string, target: string): Plant => ({
  rule,
  file,
  text: `import { planted } from '${target}'\nexport const copy = planted\n`,
})

/** One or more for each rule. */
export const plantedImports: readonly Plant[] = [
  takes('contract-is-pure', 'src/contract/with-server.ts', '#server/lib/planted.ts'),
  takes('contract-is-pure', 'src/contract/with-file-system.ts', 'node:fs'),
  takes('contract-is-pure', 'src/contract/with-package.ts', 'fastify'),
  takes('product-is-pure', 'src/product/with-zod.ts', 'zod'),
  takes('product-is-pure', 'src/product/with-contract.ts', '#contract/planted.ts'),
  takes('evidence-is-pure', 'src/evidence/with-server.ts', '#server/lib/planted.ts'),
  takes('evidence-is-pure', 'src/evidence/with-timers.ts', 'node:timers/promises'),
  takes('export-is-pure', 'src/export/with-server.ts', '#server/lib/planted.ts'),
  takes('command-not-imported', 'src/server/lib/with-command.ts', '#command/planted.ts'),
  takes('web-takes-contract-types-only', 'src/evidence/with-schema.ts', '#contract/planted.ts'),
  takes('web-takes-contract-types-only', 'src/export/with-schema.ts', '#contract/planted.ts'),
  takes('web-takes-contract-types-only', 'src/web/lib/with-schema.ts', '#contract/planted.ts'),
  takes('web-not-to-server', 'src/web/lib/with-server.ts', '#server/lib/planted.ts'),
  takes('web-not-to-node', 'src/web/lib/with-file-system.ts', 'node:fs'),
  takes('web-features-isolated', 'src/web/features/alone/with-other.ts', '#web/features/planted/planted.ts'),
  takes('web-demos-looks-down', 'src/web/features/demos/with-other.ts', '#web/features/planted/planted.ts'),
  takes(
    'web-ask-for-looks-down',
    'src/web/features/ask-for/with-other.ts',
    '#web/features/planted/planted.ts',
  ),
  takes(
    'web-library-looks-down',
    'src/web/features/library/with-form.ts',
    '#web/features/ask-for/planted.ts',
  ),
  takes('web-result-looks-down', 'src/web/features/result/with-form.ts', '#web/features/ask-for/planted.ts'),
  takes(
    'web-questions-looks-down',
    'src/web/features/questions/with-result.ts',
    '#web/features/result/planted.ts',
  ),
  takes(
    'web-moments-looks-down',
    'src/web/features/moments/with-result.ts',
    '#web/features/result/planted.ts',
  ),
  takes(
    'web-highlights-looks-down',
    'src/web/features/highlights/with-moments.ts',
    '#web/features/moments/planted.ts',
  ),
  takes(
    'web-evidence-looks-down',
    'src/web/features/evidence/with-transcript.ts',
    '#web/features/transcript/planted.ts',
  ),
  takes(
    'web-transcript-looks-down',
    'src/web/features/transcript/with-result.ts',
    '#web/features/result/planted.ts',
  ),
  takes(
    'web-player-looks-down',
    'src/web/features/player/with-transcript.ts',
    '#web/features/transcript/planted.ts',
  ),
  takes('web-run-looks-down', 'src/web/features/run/with-player.ts', '#web/features/player/planted.ts'),
  takes('web-looks-down', 'src/web/ui/with-feature.ts', '#web/features/planted/planted.ts'),
  takes('web-looks-down', 'src/web/lib/with-app.ts', '#web/app/planted.ts'),
  takes('web-features-not-to-app', 'src/web/features/alone/with-app.ts', '#web/app/planted.ts'),
  takes('server-not-to-web', 'src/server/http/with-web.ts', '#web/lib/planted.ts'),
  takes('routes-not-to-db', 'src/server/features/direct/routes.ts', '#server/db/planted.ts'),
  takes('routes-not-to-db', 'src/server/features/own-repo/routes.ts', './repo.ts'),
  takes('routes-not-to-db', 'src/server/features/drizzle/routes.ts', 'drizzle-orm'),
  takes('features-only-through-service', 'src/server/features/alone/with-other.ts', '../planted/present.ts'),
  takes(
    'adapters-only-from-deps',
    'src/server/features/alone/with-adapter.ts',
    '#server/adapters/planted/planted.ts',
  ),
  takes('adapters-isolated', 'src/server/adapters/alone/with-other.ts', '../planted/planted.ts'),
  takes('adapters-look-down', 'src/server/adapters/alone/with-database.ts', '#server/db/planted.ts'),
  takes(
    'engines-only-from-deps',
    'src/server/features/alone/with-engine.ts',
    '#server/engines/planted/planted.ts',
  ),
  takes(
    'engines-look-down',
    'src/server/engines/alone/with-feature.ts',
    '#server/features/planted/service.ts',
  ),
  takes('ports-look-down', 'src/server/ports/with-lib.ts', '#server/lib/planted.ts'),
  takes('lib-looks-down', 'src/server/lib/with-port.ts', '#server/ports/planted.ts'),
  takes('domain-looks-down', 'src/server/domain/with-port.ts', '#server/ports/planted.ts'),
  takes(
    'rate-limit-looks-down',
    'src/server/rate-limit/with-feature.ts',
    '#server/features/planted/service.ts',
  ),
  takes('http-looks-down', 'src/server/http/with-feature.ts', '#server/features/planted/service.ts'),
  takes('db-looks-down', 'src/server/db/with-http.ts', '#server/http/planted.ts'),
  takes('jobs-look-down', 'src/server/jobs/with-feature.ts', '#server/features/planted/service.ts'),
  takes('features-look-down', 'src/server/features/alone/with-settings.ts', '#server/planted.ts'),
  takes('entries-not-imported', 'src/server/with-entry.ts', './main.ts'),
  takes('src-stands-alone', 'src/server/lib/with-script.ts', '../../../scripts/planted.ts'),
  takes('src-stands-alone', 'src/server/lib/with-test.ts', '#tests/planted.ts'),
  takes('scripts-not-to-test', 'scripts/with-test.ts', '#tests/planted.ts'),
  takes('src-not-to-dev-dependency', 'src/server/lib/with-dev-package.ts', 'fast-check'),
  takes('no-unresolved', 'src/server/lib/with-nothing.ts', './nowhere.ts'),
  {
    ...takes('features-one-way', 'src/server/features/one/call-two.ts', '../two/service.ts'),
    reportedAt: 'src/server/features/one',
  },
  {
    ...takes('features-one-way', 'src/server/features/two/call-one.ts', '../one/service.ts'),
    reportedAt: 'src/server/features/two',
  },
  takes('no-circular', 'src/server/lib/back.ts', './there.ts'),
  {
    rule: 'no-circular',
    file: 'src/server/lib/type-back.ts',
    text: "import type { A } from './type-there.ts'\nexport type B = A[]\n",
  },
  { rule: 'no-orphans', file: 'src/server/lib/unused.ts', text: 'export const planted = 1\n' },
]

const leaf = 'export const planted = 1\n'
const allowed = (target: string, name = 'copy'): string =>
  `import { planted as taken } from '${target}'\nexport const ${name} = taken\n`

/** What the plants import, and imports that keep to every rule. */
export const innocentFiles: Record<string, string> = {
  'src/contract/planted.ts':
    "import { z } from 'zod'\nexport const planted = z.string()\nexport type Planted = string\n",
  'src/product/planted.ts': allowed('./leaf.ts', 'planted'),
  'src/product/leaf.ts': leaf,
  'src/evidence/planted.ts':
    "import type { Planted } from '#contract/planted.ts'\nexport const planted: Planted = ''\n",
  'src/export/planted.ts': allowed('#evidence/planted.ts', 'planted'),
  'src/command/planted.ts': allowed('#server/planted.ts', 'planted'),
  'src/web/app/planted.ts': allowed('../features/planted/planted.ts', 'planted'),
  'src/web/features/planted/planted.ts': leaf,
  'src/web/features/ask-for/planted.ts': allowed('../result/planted.ts', 'planted'),
  'src/web/features/result/planted.ts': allowed('../questions/planted.ts', 'planted'),
  'src/web/features/questions/planted.ts': allowed('../moments/planted.ts', 'planted'),
  'src/web/features/moments/planted.ts': allowed('../highlights/planted.ts', 'planted'),
  'src/web/features/highlights/planted.ts': allowed('../transcript/planted.ts', 'planted'),
  'src/web/features/transcript/planted.ts': allowed('../player/planted.ts', 'planted'),
  'src/web/features/player/planted.ts': allowed('../run/planted.ts', 'planted'),
  'src/web/features/run/planted.ts': allowed('#evidence/planted.ts', 'planted'),
  'src/web/lib/planted.ts':
    "import type { Planted } from '#contract/planted.ts'\nexport const planted: Planted = ''\n",
  'src/server/planted.ts': leaf,
  'src/server/main.ts': allowed('./deps.ts', 'planted'),
  'src/server/deps.ts': [
    "import { planted as adapter } from './adapters/planted/planted.ts'",
    "import { planted as engine } from './engines/planted/planted.ts'",
    'export const planted = [adapter, engine]\n',
  ].join('\n'),
  'src/server/adapters/planted/planted.ts': leaf,
  'src/server/engines/planted/planted.ts': leaf,
  'src/server/db/planted.ts': leaf,
  'src/server/http/planted.ts': leaf,
  'src/server/lib/planted.ts': leaf,
  'src/server/lib/there.ts': allowed('./back.ts', 'planted'),
  'src/server/lib/type-there.ts': "import type { B } from './type-back.ts'\nexport type A = B | null\n",
  'src/server/features/one/service.ts': leaf,
  'src/server/features/two/service.ts': leaf,
  'src/server/ports/planted.ts': leaf,
  'src/server/features/planted/service.ts': leaf,
  'src/server/features/planted/present.ts': leaf,
  'src/server/features/own-repo/repo.ts': allowed('#server/db/planted.ts', 'planted'),
  'src/server/features/alone/through-service.ts': allowed('../planted/service.ts'),
  'scripts/planted.ts': leaf,
  'bench/with-test.ts': allowed('#tests/planted.ts'),
  'tests/planted.ts': leaf,
}
