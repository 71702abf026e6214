/** A file of the project with its text. */
export type SourceText = { path: string; text: string }

const test = /^tests\/(?:unit|contracts|server|web)\/.*\.test\.tsx?$/
const imported = /(?:from|import\()\s*'([^']+)'/g
const aliases: Readonly<Record<string, string>> = {
  '#tests/': 'tests/',
  '#extension/': 'extension/',
  '#languages/': 'messages/',
  '#messages/': 'messages/en/',
}

/**
 * The tests that concern changed files: those that changed, that import one of them, that import a helper of
 * the tests which changed or imports one, and that have the name of one in the folder of its feature. Those
 * of long runs are none, and neither are those of a browser.
 */
export function findConcernedTests(changed: readonly string[], sources: readonly SourceText[]): string[] {
  const tests = sources.filter(({ path }) => path.startsWith('tests/'))
  const imports = new Map(tests.map((file) => [file.path, importsOf(file)]))
  const near = new Set(changed)
  const helpers = tests.filter(
    ({ path }) => !test.test(path) && imports.get(path)?.some((one) => near.has(one)),
  )
  for (const { path } of helpers) near.add(path)
  for (const path of changed) near.add(namesake(path))
  return tests
    .filter(({ path }) => test.test(path) && !path.includes('/long/'))
    .filter(
      ({ path }) =>
        near.has(path) ||
        near.has(path.replace(/\.tsx$/, '.ts')) ||
        imports.get(path)?.some((one) => near.has(one)) === true,
    )
    .map(({ path }) => path)
}

/** The test of a file of a feature, which goes through the whole application and so imports no source. */
function namesake(path: string): string {
  const file = path.replace(/\.tsx?$/, '.test.ts')
  return file.replace(/^src\/(server|web)\/features\/([^/]+)\/(?:.*\/)?/, 'tests/$1/$2/')
}

/** The files that a file imports by name, from the folder of the project on. */
function importsOf({ path, text }: SourceText): string[] {
  return [...text.matchAll(imported)].map(([, name = '']) => {
    if (name.startsWith('.')) return new URL(name, `file:///${path}`).pathname.slice(1)
    const alias = Object.keys(aliases).find((each) => name.startsWith(each))
    if (alias !== undefined) return `${aliases[alias]}${name.slice(alias.length)}`
    return name.startsWith('#') ? `src/${name.slice(1)}` : name
  })
}
