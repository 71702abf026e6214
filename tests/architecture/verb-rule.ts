import type { TextRule } from './text-rules.ts'

/** Files of a feature that hold several things of one kind by design. */
const listing = new Set(['routes', 'repo', 'present', 'service'])
const verbs = [
  'accept',
  'answer',
  'cancel',
  'check',
  'count',
  'create',
  'delete',
  'export',
  'fetch',
  'find',
  'get',
  'give',
  'grant',
  'list',
  'prepare',
  'read',
  'release',
  'remove',
  'reserve',
  'send',
  'sign',
  'start',
  'store',
  'summarize',
  'transcribe',
  'update',
  'verify',
]
const featureFile = /^src\/server\/features\/.*\/(?<name>[^/]+)\.ts$/

/** One verb per file: `create-summary.ts` exports the function `createSummary` and no other. */
export const verbRule: TextRule = {
  name: 'one verb per file of a feature, under its name',
  find: ({ path, text }) => {
    const name = featureFile.exec(path)?.groups?.['name']
    if (name === undefined || listing.has(name) || !verbs.includes(name.split('-')[0] ?? '')) return []
    const expected = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const exported = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(
      ([, found = '']) => found,
    )
    return exported.length === 1 && exported[0] === expected
      ? []
      : [`exports ${exported.join(', ') || 'nothing'} instead of ${expected}`]
  },
}
