import { foreignHost, markup, privateText } from './hostile-values.ts'

/** An answer as its caller gets it. */
export type Answer = { status: number; headers: Readonly<Record<string, unknown>>; body: string }

/** With one of these statuses, a 5xx is an answer like any other: who calls knows when to try again. */
const expectedStatuses = new Set([502, 503, 504])
const stackPattern = /\n\s+at .+:\d+:\d+/
const databasePattern =
  /syntax error at or near|violates .{1,40} constraint|relation \\?"\w+\\?" does not exist/

/** Tells whether nobody foresaw what happened. */
export function isUnexpected(status: number): boolean {
  return status >= 500 && !expectedStatuses.has(status)
}

/** Tells whether an answer shows where in the code it failed. */
export function hasStack(body: string): boolean {
  return stackPattern.test(body)
}

/** Faults that no answer may have, however it was asked for. */
const rules: readonly [fault: string, isBroken: (answer: Answer) => boolean][] = [
  ['a failure that nobody foresaw', ({ status }) => isUnexpected(status)],
  [
    'a failure without a problem document',
    (answer) => answer.status >= 400 && !/^(?:application\/problem\+json|text\/html)/.test(typeOf(answer)),
  ],
  ['a stack in the answer', ({ body }) => hasStack(body)],
  ['words of the database in the answer', ({ body }) => databasePattern.test(body)],
  ['a file of the system in the answer', ({ body }) => body.includes('root:x:0:0')],
  ['markup of the caller in a page', (answer) => isMarkup(answer) && answer.body.includes(markup)],
  ['a type that browsers may guess', ({ headers }) => headers['x-content-type-options'] !== 'nosniff'],
  ['a redirect to another host', ({ headers }) => !/^(?:\/(?![/\\])|$)/.test(textOf(headers['location']))],
  ['a cookie of the caller', ({ headers }) => textOf(headers['set-cookie']).includes('tossed')],
  [
    'the host of the caller where others may be given it',
    ({ headers, body }) =>
      body.includes(foreignHost) && !/no-store|no-cache/.test(textOf(headers['cache-control'])),
  ],
]

/** The first rule that an answer breaks; `null` for one that is as it may be. */
export function findFault(answer: Answer): string | null {
  return rules.find(([, isBroken]) => isBroken(answer))?.[0] ?? null
}

/** The faults of a line of the log; `null` where nothing is. */
export function findLogFault(line: string): string | null {
  if (line.includes(privateText)) return 'a text of a caller in the log'
  return /^\{.*\}\n$/.test(line) ? null : 'a line of the log that is not one'
}

function typeOf({ headers }: Answer): string {
  return textOf(headers['content-type'])
}

function isMarkup(answer: Answer): boolean {
  return /html|xml|svg/.test(typeOf(answer))
}

function textOf(header: unknown): string {
  return [header ?? []].flat().map(String).join('\n')
}
