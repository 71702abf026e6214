/**
 * Who may import whom. Each rule is proven by a planted violation in tests/architecture.
 * The parser is named because the default one sees no module at all with TypeScript 7, and passes.
 */

// The parser is a peer that dependency-cruiser does without when it is missing, and then finds less.
require.resolve('@swc/core')

const { extensionRules } = require('./.dependency-cruiser.extension.cjs')
const { webRules } = require('./.dependency-cruiser.web.cjs')

const features = '^src/server/features/([^/]+)/'
const entries = '^src/server/(main|backup|restore|costs)\\.ts$'

// A room of the server, named first in the rule, that may import only itself and the rooms in `below`.
/** @type {(name: string, below: string[], comment: string) => import('dependency-cruiser').IForbiddenRuleType} */
const looksDown = (name, below, comment) => {
  const room = name.slice(0, name.indexOf('-look'))
  const to = { path: '^src/server/', pathNot: `^src/server/(${[room, ...below].join('|')})/` }
  return { name, comment, severity: 'error', from: { path: `^src/server/${room}/` }, to }
}

// What the catalogues of messages are compiled to, with the few lines of code of each language.
const words = '^(\\.cache/)?messages/'

// A room of both sides: it imports itself and messages, and of others only what `also` says.
/** @type {(room: string, also: string, comment: string) => import('dependency-cruiser').IForbiddenRuleType} */
const isPure = (room, also, comment) => ({
  name: `${room}-is-pure`,
  comment,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { pathNot: `^src/${room}/${also}|${words}` },
})

const shared = '|^src/(contract|product|core|export|client)/|node_modules/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    isPure('product', '', 'Plain values for both sides, which import nothing else but English words.'),
    isPure('contract', '|^src/product/|node_modules/zod/', 'The wire: schemas only, no I/O.'),
    isPure(
      'words',
      '|^(fs|path|zlib)$|node_modules/(zod|vite)/',
      'The words of languages are data: what reads them is above.',
    ),
    isPure('evidence', '|^src/(contract|product|words)/', 'The check runs on the server and in the browser.'),
    isPure(
      'core',
      '|^src/(contract|product|evidence|words)/|node_modules/',
      'Captions, sentences, the extractive engine and the ranking of passages run on the server, in a browser and in a terminal.',
    ),
    isPure(
      'local',
      '|^src/(contract|product|evidence|core|export|words)/',
      'The work of one process without a model: the same in a terminal, a server and a browser.',
    ),
    isPure(
      'export',
      '|^src/(contract|product|evidence)/|node_modules/(fflate|marked)/',
      'A file is the same from page and command line.',
    ),
    {
      name: 'messages-are-words',
      comment:
        'What people read is data: it takes the names of the languages from the product, and nothing of the programs.',
      severity: 'error',
      from: { path: words },
      to: { pathNot: `${words}|^src/product/|node_modules/(react|@types/react)/` },
    },
    isPure('client', `${shared}|^src/server/(lib|ports)/`, 'It asks a server by its contract.'),
    isPure('mcp', `${shared}|^src/server/lib/`, 'The tools for agents, for command and server.'),
    {
      name: 'command-not-imported',
      comment:
        'The command line is a program of its own: it takes the parts of the server, and none takes it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/command/' },
      to: { path: '^src/command/' },
    },
    ...extensionRules,
    ...webRules,
    {
      name: 'server-not-to-web',
      comment: 'The server serves built files; it imports nothing of the page.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'routes-not-to-db',
      comment: 'A route is wiring: contract, verb, presenter. SQL belongs to repo.ts.',
      severity: 'error',
      from: { path: '^src/server/features/.*routes\\.ts$' },
      to: { path: '^src/server/db/|/repo\\.ts$|node_modules/(pg|@types/pg)/' },
    },
    {
      name: 'features-only-through-service',
      comment: 'Of another feature only its service.ts may be imported.',
      severity: 'error',
      from: { path: features },
      to: {
        path: '^src/server/features/',
        pathNot: '^src/server/features/($1/|[^/]+/service\\.ts$|feature\\.ts$)',
      },
    },
    {
      name: 'features-wired-by-their-list',
      comment:
        'What a feature adds stands in its feature.ts, which src/server/features.ts lists; nothing is wired past it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/features\\.ts$' },
      to: { path: '^src/server/features/[^/]+/feature\\.ts$' },
    },
    {
      name: 'calls-registered-by-their-feature',
      comment:
        'The calls of a feature are registered by its feature.ts, so that the list of features has them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/features/[^/]+/' },
      to: { path: '^src/server/features/.*routes\\.ts$' },
    },
    {
      name: 'features-one-way',
      comment: 'Two features never call each other both ways, through whatever files.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/server/features/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'adapters-only-from-deps',
      comment: 'deps.ts and its folder construct the adapters; everything else sees ports.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(deps\\.ts$|deps/|adapters/)' },
      to: { path: '^src/server/adapters/' },
    },
    {
      name: 'adapters-isolated',
      comment: 'A folder per outside service; what two need belongs to src/server/lib.',
      severity: 'error',
      from: { path: '^src/server/adapters/([^/]+)/' },
      to: { path: '^src/server/adapters/', pathNot: '^src/server/adapters/$1/' },
    },
    looksDown('adapters-look-down', ['ports', 'lib'], 'adapters -> ports, lib, core.'),
    {
      name: 'engines-only-from-deps',
      comment: 'deps.ts and its folder construct the engines; everything else sees the port.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(deps\\.ts$|deps/|engines/)' },
      to: { path: '^src/server/engines/' },
    },
    looksDown(
      'engines-look-down',
      ['adapters', 'ports', 'lib'],
      'engines -> ports, lib, core, contract, product.',
    ),
    looksDown('ports-look-down', [], 'A port is types of the product; it knows neither users nor adapters.'),
    looksDown('lib-looks-down', [], 'lib -> contract, product: what remains without everything else.'),
    looksDown(
      'rate-limit-looks-down',
      ['http', 'db', 'ports', 'lib'],
      'rate-limit -> http, db, ports, lib. Features count their calls with it; it knows none of them.',
    ),
    looksDown('http-looks-down', ['db', 'ports', 'lib'], 'http serves the features, unknown to it.'),
    looksDown('db-looks-down', ['lib'], 'The database serves everything above it and knows none of it.'),
    looksDown('jobs-look-down', ['db', 'ports', 'lib'], 'A queue knows none of the features it works for.'),
    {
      name: 'features-look-down',
      comment:
        'features -> http, db, jobs, rate-limit, ports, lib, core. Settings and the log arrive as arguments.',
      severity: 'error',
      from: { path: '^src/server/features/' },
      to: { path: '^src/server/[^/]+\\.ts$' },
    },
    {
      name: 'entries-not-imported',
      comment: 'An entry starts a process when it is imported.',
      severity: 'error',
      from: {},
      to: { path: entries },
    },
    {
      name: 'src-stands-alone',
      comment: 'What runs in production needs no test, script, benchmark or evaluation.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|drills|scripts|bench|eval)/' },
    },
    {
      name: 'scripts-not-to-test',
      comment: 'A script does not lean on test code. Benchmarks may: they measure what the tests generate.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(tests|drills)/' },
    },
    {
      name: 'src-not-to-dev-dependency',
      comment: 'What runs in production is in "dependencies". Types are free.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'modules/@types/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-circular',
      comment: 'A circle, even of types: two files are one subject, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file alone is dead.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|extension|scripts|bench|eval|tests|drills)/',
        pathNot: '\\.d\\.ts$|\\.test\\.tsx?$',
      },
      to: {},
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // The parser does not know `using` declarations, which tests and drills are full of.
    doNotFollow: { path: 'node_modules|^(tests|drills)/' },
    exclude: { path: '^(dist|data|tests/fixtures)/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
