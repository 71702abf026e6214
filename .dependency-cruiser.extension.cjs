/** Import rules of the browser extension; `.dependency-cruiser.cjs` has them beside all others. */

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const extensionRules = [
  {
    name: 'extension-not-imported',
    comment: 'The extension is a program of its own: it takes parts of the page, and none takes it.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^extension/' },
  },
  {
    name: 'extension-takes-pure-parts',
    comment: 'Of the server the extension has what needs no server, of the page what is no page.',
    severity: 'error',
    from: { path: '^extension/' },
    to: {
      path: '^src/(server/|web/(app|content|head)/|command/)|^(scripts|tests|drills|bench|eval)/',
    },
  },
  {
    name: 'extension-not-to-node',
    comment: 'There is no Node in a browser.',
    severity: 'error',
    from: { path: '^extension/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'extension-reading-is-pure',
    comment: 'Reading a page knows neither the panel nor the browser: it has the page handed in.',
    severity: 'error',
    from: { path: '^extension/(reading|schema)/' },
    to: { path: '^extension/', pathNot: '^extension/(reading|schema)/' },
  },
  {
    name: 'extension-pages-have-no-key',
    comment: 'What runs in pages of others knows neither the connection to the server nor the panel.',
    severity: 'error',
    from: { path: '^extension/(page|reading|messages|schema)/' },
    to: { path: '^extension/(server|panel|background)/' },
  },
]

module.exports = { extensionRules }
