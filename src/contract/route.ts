import type { z } from 'zod'
import type { KeyScope } from '#product/key-scopes.ts'
import type { Access, CallLimit } from './access.ts'

/** The HTTP methods that a contract key may begin with. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A contract key: the method, one blank, the path with `:name` parameters. */
export type RouteKey = `${Method} /${string}`

/** Owners of a count: a person is an account or a visitor's browser, visitors are all of one network. */
export type CountedBy = 'account' | 'person' | 'browser' | 'address' | 'network' | 'visitors'

/**
 * The schemas of one route. `body: 'bytes'` is a raw body of any text encoding, `response: 'bytes'` one of
 * any media type; `events` are the server-sent events that the route writes when `accept: text/event-stream`
 * is asked.
 */
export type RouteSpec = {
  /** The name that generated clients give the call. */
  name: string
  summary: string
  /** The role that the call asks for. */
  access: Access
  /** The maximum calls, by whose they are. */
  counts?: Readonly<Partial<Record<CountedBy, CallLimit>>>
  /** Other limits, in words. */
  limits?: string
  /** A body that its schema takes, for the description of the API. */
  example?: Readonly<Record<string, unknown>>
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType | 'bytes'
  bodyLimitBytes?: number
  status?: 200 | 201 | 204
  response: z.ZodType | 'bytes'
  events?: z.ZodType
  /** The permission that an API key needs; `any` is open to every key. Without one it is closed to keys. */
  scope?: KeyScope | 'any'
  /** Made twice, the call would count or make something twice, so it takes the header `Idempotency-Key`. */
  isIdempotent?: boolean
}

export type Contract = Readonly<Record<RouteKey, RouteSpec>>

type Part<R, K extends string> =
  R extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : unknown
type Bytes<R> = R extends { body: 'bytes' } ? { body: Blob | string } : unknown

/** The input of route `R`: its params, query and body. */
export type RouteInput<R> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & Bytes<R>

type Parsed<R, K extends string, Raw> =
  R extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : Raw) : undefined

/** A call of route `R` as its schemas read it; a body that no schema reads is a `Raw`. */
export type RouteCall<R, Raw> = {
  params: Parsed<R, 'params', Raw>
  query: Parsed<R, 'query', Raw>
  body: Parsed<R, 'body', Raw>
}

/** The JSON answer of route `R`; `never` where the route gives bytes. */
export type RouteOutput<R extends RouteSpec> = R extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : never

/** One server-sent event of route `R`. */
export type RouteEvent<R> = R extends { events: infer E extends z.ZodType } ? z.output<E> : never
