/** Who may import whom in the page; `.dependency-cruiser.cjs` has the rest. */

const webFeatures = '^src/web/features/([^/]+)/'

// The way of a summary through the page, from the form down to the request. A room imports only rooms after it.
const rooms =
  'demos start history result recordings questions moments read-aloud highlights transcripts evidence corrections player result-state run'.split(
    ' ',
  )

/** @type {(room: string, index: number) => import('dependency-cruiser').IForbiddenRuleType} */
const summaryRoomLooksDown = (room, index) => ({
  name: `web-${room}-looks-down`,
  comment: `${rooms.join(' -> ')}. What a room needs from one before it is passed in by src/web/app.`,
  severity: 'error',
  from: { path: `^src/web/features/${room}/` },
  to: {
    path: '^src/web/features/',
    pathNot: `^src/web/features/(${rooms.slice(index).join('|')})/`,
  },
})

// The layers of the page, the highest first. A layer imports only layers after it.
const webLayers = 'app features session api ui text'.split(' ')

/** @type {(layer: string, index: number) => import('dependency-cruiser').IForbiddenRuleType} */
const webLayerLooksDown = (layer, index) => ({
  name: `web-${layer}-looks-down`,
  comment: `${webLayers.join(' -> ')}. Nothing below imports what lies above it.`,
  severity: 'error',
  from: { path: `^src/web/${layer}/` },
  to: { path: `^src/web/(${[...webLayers.slice(0, index), 'head'].join('|')})/` },
})

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const webRules = [
  {
    name: 'web-takes-contract-types-only',
    comment: 'A schema imported as a value puts Zod (21 kB) into the page. Write `import type`.',
    severity: 'error',
    from: { path: '^src/(web|evidence|export)/' },
    to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-not-to-server',
    comment: 'The browser knows the server through src/contract only.',
    severity: 'error',
    from: { path: '^src/web/' },
    to: { path: '^src/server/' },
  },
  {
    name: 'web-not-to-node',
    comment: 'There is no Node in a browser.',
    severity: 'error',
    from: { path: '^src/web/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-features-isolated',
    comment: 'Features of the page meet in src/web/app; what two of them need goes to a layer below.',
    severity: 'error',
    from: { path: webFeatures, pathNot: `^src/web/features/(${rooms.join('|')})/` },
    to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
  },
  ...rooms.map(summaryRoomLooksDown),
  ...webLayers.map(webLayerLooksDown),
  {
    name: 'web-content-looks-down',
    comment: 'The words of the site are values: of the page they take what writes numbers and dates.',
    severity: 'error',
    from: { path: '^src/web/content/' },
    to: { path: '^src/web/', pathNot: '^src/web/(content|text)/' },
  },
  {
    name: 'web-own-room-relative',
    comment: 'A file of the same room is imported by a relative path.',
    severity: 'error',
    from: { path: '^src/web/(features/[^/]+|[^/]+)/' },
    to: { path: '^src/web/$1/', dependencyTypes: ['aliased-subpath-import'] },
  },
  {
    name: 'web-other-room-by-alias',
    comment: 'A file of another room is imported as #web/…, so that the line says from where.',
    severity: 'error',
    from: { path: '^src/web/(features/[^/]+|[^/]+)/' },
    to: { path: '^src/web/', pathNot: '^src/web/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
]

module.exports = { webRules, webLayers, rooms }
