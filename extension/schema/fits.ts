import { Validator } from '@cfworker/json-schema'
import type { Schema } from '@cfworker/json-schema'

const validators = new WeakMap<Schema, Validator>()

/** A value matches a JSON schema of the contract, as the build wrote it down; `undefined` never does. */
export function fits(schema: Schema, value: unknown): boolean {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', true)
  validators.set(schema, validator)
  return value !== undefined && validator.validate(value).valid
}
