import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import type { FieldError } from '#core/app-error.ts'
import { isStorable } from '#core/storable-text.ts'

type Issue = z.core.$ZodIssue
type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const generalDetail = "Some of what was sent isn't valid. Please check it and try again."
const generalReasons: Partial<Record<Issue['code'], string>> = {
  invalid_type: 'This is the wrong kind of value.',
  too_big: 'This is too long or too large.',
  too_small: 'This is too short or too small.',
  unrecognized_keys: "This field isn't recognized.",
  invalid_value: "This isn't one of the choices.",
}
const unstorable = "This has a character that can't be stored. Please remove it and try again."

/**
 * Checks a part of a request by its schema of the contract. Text that the database cannot hold is refused
 * here once for all calls. The failure has a sentence for the user, and each field with its reason.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (data: unknown) => {
    const position = findUnstorable(data)
    if (position !== null) {
      const field = toField(httpPart, position)
      return {
        error: new AppError('INVALID_REQUEST', unstorable, { fields: [{ field, reason: unstorable }] }),
      }
    }
    const general = new Set<string>()
    const result = schema.safeParse(data, {
      error: (issue) => {
        general.add(nameOf(issue.code, issue.path ?? []))
        return generalReason(issue)
      },
    })
    if (result.success) return { value: result.data }
    return { error: toFailure(httpPart, result.error.issues, general) }
  }

/** The failure of a request; `general` names the issues for which the contract has no sentence of its own. */
function toFailure(httpPart: string, issues: readonly Issue[], general: ReadonlySet<string>): AppError {
  const own = issues
    .filter(({ code, path }) => !general.has(nameOf(code, path)))
    .map(({ message }) => message)
  const detail = own.length === 0 ? generalDetail : [...new Set(own)].join(' ')
  return new AppError('INVALID_REQUEST', detail, {
    fields: issues.flatMap((issue) => toFields(httpPart, issue)),
  })
}

function toFields(httpPart: string, issue: Issue): FieldError[] {
  const { path, message: reason } = issue
  if (issue.code !== 'unrecognized_keys') return [{ field: toField(httpPart, path), reason }]
  return issue.keys.map((key) => ({ field: toField(httpPart, [...path, key]), reason }))
}

function toField(httpPart: string, path: readonly PropertyKey[]): string {
  return [httpPart, ...path].map(String).join('.')
}

function nameOf(code: string | undefined, path: readonly PropertyKey[]): string {
  return [code ?? '', ...path].map(String).join('/')
}

/** The fault in a sentence that holds for any field. */
function generalReason({ code, input }: RawIssue): string {
  if (code === 'invalid_type' && input === undefined) return 'This is missing.'
  return generalReasons[code ?? 'custom'] ?? "This isn't in the format we expect."
}

type Part = { value: unknown; name: string; within: Part | null }

/** The path to the first text, or name of a field, that the database cannot hold; else `null`. */
function findUnstorable(data: unknown): string[] | null {
  // Not by recursion: what is sent may lie thousands of lists deep.
  const open: Part[] = [{ value: data, name: '', within: null }]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { value } = part
    if (typeof value === 'string' && !isStorable(value)) return pathOf(part)
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return pathOf(part)
      open.push({ value: inner, name, within: part })
    }
  }
  return null
}

function pathOf(part: Part): string[] {
  const path: string[] = []
  for (let at: Part = part; at.within !== null; at = at.within) path.unshift(at.name)
  return path
}
