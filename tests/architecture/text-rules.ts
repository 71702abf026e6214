import { parseSync } from 'vite'
import type { SourceFile } from './source-files.ts'

/** A rule on the text of one file. `find` gives each offence, an empty list when there is none. */
export type TextRule = { name: string; find: (file: SourceFile) => string[] }

const tests = /^(?:tests|drills)\//
const testFile = /^(?:tests|drills)\/.*\.(?:test|spec)\.tsx?$/
const mayReadEnvironment =
  /^(?:src\/(?:server\/settings|command\/main)\.ts|scripts\/.*|[a-z]+\.config\.ts|tests\/e2e\/run-environment\.ts)$/
const maxLines = 250
const maxDocumentLine = 120
const maxCommentLine = 110
const commented = /\.(?:tsx?|js)$/
/** The place where words for people stand, and the one place where the facts of the plans do. */
const saysPlans = /^src\/(?:web|contract|product|server\/features)\//
const planFacts = /^src\/product\/plans\.ts$/
const planFact =
  /₹ ?\d|\b(?:299|499)(?:_?00)?\b|\$9\.99|\b(?:12|24|48) hours(?!')|\b1,?000 summaries|\b(?:2|two) (?:free )?summaries (?:per|in|a)\b/g

/** The rules that the linter has none for. */
export const textRules: readonly TextRule[] = [
  {
    name: 'no mock of an own module',
    find: inside(tests, /\bvi\.(?:do)?mock\(\s*(?:import\()?['"`][#.]/gi),
  },
  {
    name: 'no drill in what a test needs',
    find: inside(/^tests\//, /'(?:#|(?:\.\.\/)+)drills\//g),
  },
  {
    name: 'no wait for a length of time in a browser test',
    find: inside(tests, /\.waitForTimeout\(/g),
  },
  {
    name: 'no test that is switched off, singled out or not written',
    find: inside(testFile, /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b/g),
  },
  {
    name: 'no retry of a failed test',
    find: inside(testFile, /\{\s*retry: [1-9]\d*/g),
  },
  {
    name: 'no retry in the configuration of a runner',
    find: inside(/^[a-z]+\.config\.ts$/, /\bretr(?:y|ies): (?!0\b)\S+/g),
  },
  {
    name: 'no error known by its text',
    find: inside(
      /^src\//,
      /\.message\.(?:includes|startsWith|endsWith|match|search|indexOf)\(|\.test\(\w+\.message\)/g,
    ),
  },
  {
    name: 'no chance that does not come in',
    find: inside(/^(?:src|extension)\//, /\bMath\.random\(/g),
  },
  {
    name: 'no drawer',
    find: ({ path }) =>
      path.match(/(?:^|[/-])(?:(?:utils?|helpers?|common|misc)(?=[./-])|shared(?=[./]))/g) ?? [],
  },
  {
    // `.env.example` is made of the settings, as a document is.
    name: 'no file too long to read',
    find: ({ path, text }) => {
      const lines = text.split('\n').length - 1
      return lines > maxLines && !/(?:\.(?:json|md|svg)|^\.env\.example)$/.test(path)
        ? [`${lines} lines`]
        : []
    },
  },
  {
    name: 'no line of a document too long to review',
    // The row of a table cannot be broken, and a word such as an address neither.
    find: ({ path, text }) =>
      !path.endsWith('.md')
        ? []
        : text
            .split('\n')
            .filter((line) => line.length > maxDocumentLine && !/^\s*\||^\s*\S+$/.test(line))
            .map((line) => `${line.slice(0, 60)}… has ${line.length} characters`),
  },
  {
    name: 'no line of a comment too long to read',
    find: (file) =>
      commentsOf(file)
        .flatMap(({ lines }) => lines)
        .filter((line) => line.length > maxCommentLine),
  },
  {
    name: 'no docstring without its subject in front',
    find: (file) =>
      commentsOf(file).flatMap(
        ({ value }) =>
          /^\*\s*(?:\*\s*)?(?:What|How|Whether|Who|Whose|Whom|Where|When|Which|Why|Of)\b.*/.exec(value) ?? [],
      ),
  },
  {
    name: 'no environment variable outside of the settings, the scripts and the configuration',
    find: (file) =>
      mayReadEnvironment.test(file.path)
        ? []
        : inside(
            /\.(?:c?js|tsx?)$/,
            /\bprocess(?:\.env\b|\[['"]env)|\{[^}]*\benv\b[^}]*\} from 'node:process'/g,
          )(file),
  },
  {
    name: 'no price, allowance or support time outside of the table of plans',
    find: (file) => (planFacts.test(file.path) ? [] : inside(saysPlans, planFact)(withoutComments(file))),
  },
  {
    name: 'no path of a machine and no address of a registry',
    find: inside(/./, /(?<![\w.}])\/(?:work|root|Users|home\/\w+)\/\w+|https?:\/\/(?:registry|npm)\.\S+/g),
  },
  {
    name: 'no word about who wrote it',
    find: inside(/./, /co-authored[-]by|\bgenerated (?:by|with) (?:an? )?(?:ai|llm|agent)\b/gi),
  },
]

/** A comment with the whole lines that it stands on. */
type Comment = { value: string; lines: string[] }

const known = new WeakMap<SourceFile, Comment[]>()

/** The comments of a file, which two rules read. */
function commentsOf(file: SourceFile): Comment[] {
  const comments = known.get(file) ?? readComments(file)
  known.set(file, comments)
  return comments
}

function readComments({ path, text }: SourceFile): Comment[] {
  if (!commented.test(path)) return []
  return parseSync(path, text).comments.map(({ value, start, end }) => {
    const from = text.lastIndexOf('\n', start) + 1
    const to = text.indexOf('\n', end)
    return { value, lines: text.slice(from, to === -1 ? undefined : to).split('\n') }
  })
}

/** A comment tells readers of the code, not people. */
function withoutComments({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }
}

function inside(where: RegExp, pattern: RegExp): TextRule['find'] {
  return ({ path, text }) => (where.test(path) ? [...text.matchAll(pattern)].map(([found]) => found) : [])
}
