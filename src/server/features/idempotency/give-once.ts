import { hash, createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { findOrClaim, holdClaim } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { Db } from '#server/db/database.ts'
import type { Clock } from '#server/lib/clock.ts'
import { seal, unseal } from '#server/lib/sealed.ts'
import { claimCall, dropAnswer, findCall, storeCall } from './repo.ts'
import type { KeyedCall } from './repo.ts'

/** A string of a structured field, as the IETF's draft has it, or the same without its quotes. */
const keyForm = /^(?:"([!#-[\]-~]{1,255})"|([!#-~]{1,255}))$/

type Event = { event: string; data: unknown }
type Deps = { db: Db; wait: Clock['wait'] }

/** One call that is made once, as it came. */
export type OnceCall<E> = {
  request: FastifyRequest
  reply: FastifyReply
  /** The key is of this account, browser or typed address. */
  ownerId: string
  /** Parsed. */
  body?: unknown
  signal: AbortSignal
  /**
   * A key of the server's, for an answer that has a secret of its own. It is stored encrypted, and opens only
   * with this and the caller's `Idempotency-Key`, of which no more than a keyed hash is stored.
   */
  sealedBy?: Buffer
  /** The event `done` with an answer that was stored. */
  toDone: (answer: unknown) => E
  /** The same call again gets this event's answer; it does where this function is not given. */
  isStored?: (done: E) => boolean
  /** The subject of the event still exists; where it was deleted since, the call is made again. */
  isThere?: (done: E) => Promise<boolean>
}

/** One call that has no events. */
type AnsweredCall<A> = Omit<OnceCall<never>, 'toDone' | 'isStored' | 'isThere'> & {
  /** Reads a stored answer. */
  parse: (answer: unknown) => A
  isStored?: (answer: A) => boolean
  isThere?: (answer: A) => Promise<boolean>
}

/**
 * Stores an answer in the transaction that makes what it is about, so that none of both is there without the
 * other. Does nothing for a call without a key.
 */
export type StoreAnswer = (tx: Db, answer: unknown) => Promise<void>

/**
 * The events of a call that is made once. With the header `Idempotency-Key` the same call again, within a day
 * and by the same caller, is given the stored answer; of calls at once, on any nodes, one is made and the
 * others wait for its answer. What failed or was given up is made again.
 * @throws AppError `INVALID_REQUEST` for a key of another form, `IDEMPOTENCY_MISMATCH` for another call under
 * the same key
 */
export async function* giveOnce<E extends Event>(
  deps: Deps,
  call: OnceCall<E>,
  run: (store: StoreAnswer) => AsyncGenerator<E>,
): AsyncGenerator<E> {
  const key = readKey(call.request)
  if (key === null) {
    yield* run(async () => undefined)
    return
  }
  const keyed = { ownerId: call.ownerId, key: storedKey(key, call.sealedBy), request: hashOf(call) }
  const packing = { key, sealedBy: call.sealedBy }
  const find = async (): Promise<E | null> => {
    const stored = await findAnswer(deps, keyed, packing)
    if (stored === null) return null
    const done = call.toDone(stored.answer)
    if ((await call.isThere?.(done)) ?? true) return done
    await dropAnswer(deps.db, stored.id)
    return null
  }
  const given = await findOrClaim(
    { wait: deps.wait, signal: call.signal },
    { find, claim: (writer) => claimCall(deps.db, keyed, writer) },
  )
  if ('claim' in given) {
    yield* runClaimed(deps, { ...call, claim: given.claim, packing }, run)
  } else {
    call.reply.header('idempotent-replayed', 'true')
    yield given.found
  }
}

/**
 * The answer of a call that has no events, given once like the events of `giveOnce`.
 * @throws as `giveOnce`, and what `run` throws
 */
export async function giveAnswerOnce<A>(
  deps: Deps,
  { isStored, isThere, parse, ...call }: AnsweredCall<A>,
  run: (store: StoreAnswer) => Promise<A>,
): Promise<A> {
  const done = (data: A) => ({ event: 'done', data })
  const once = {
    ...call,
    toDone: (answer: unknown) => done(parse(answer)),
    isStored: ({ data }: { data: A }) => isStored?.(data) ?? true,
    isThere: async ({ data }: { data: A }) => (await isThere?.(data)) ?? true,
  }
  for await (const { data } of giveOnce(deps, once, async function* (store) {
    yield done(await run(store))
  })) {
    return data
  }
  throw new Error('A call that is made once gave no answer')
}

function hashOf({ request, body }: Pick<OnceCall<never>, 'request' | 'body'>): string {
  const { method, routeOptions, params } = request
  const named = typeof params === 'object' && params !== null && Object.keys(params).length > 0
  return hash('sha256', JSON.stringify([`${method} ${routeOptions.url}`, body, ...(named ? [params] : [])]))
}

type ClaimedCall<E> = OnceCall<E> & { claim: Claim; packing: Packing }

async function* runClaimed<E extends Event>(
  { db, wait }: Deps,
  { claim, packing, isStored = () => true }: ClaimedCall<E>,
  run: (store: StoreAnswer) => AsyncGenerator<E>,
): AsyncGenerator<E> {
  const endClaim = holdClaim({ db, wait }, 'idempotent_calls', claim)
  let storedByRun = false
  const storeIn: StoreAnswer = async (tx, answer) => {
    const isOurs = await storeCall(tx, claim, await pack(answer, packing))
    if (!isOurs) throw new Error('Another caller makes this call by now')
    storedByRun = true
  }
  try {
    for await (const event of run(storeIn)) {
      // Before the caller has it: one who never got it asks again.
      if (event.event === 'done' && !storedByRun && isStored(event)) {
        await storeCall(db, claim, await pack(event.data, packing))
      }
      yield event
    }
  } finally {
    await endClaim()
  }
}

/** The stored answer; `null` while it is being made. @throws AppError `IDEMPOTENCY_MISMATCH` */
async function findAnswer(
  { db }: Deps,
  keyed: KeyedCall,
  packing: Packing,
): Promise<{ id: string; answer: unknown } | null> {
  const stored = await findCall(db, keyed)
  if (stored === null) return null
  if (stored.request !== keyed.request) {
    const detail = 'This Idempotency-Key was used for another request. Use a new key for each request.'
    throw new AppError('IDEMPOTENCY_MISMATCH', detail)
  }
  if (stored.answer === null) return null
  return { id: stored.id, answer: await unpack(stored.answer, packing) }
}

/** The key of a call; `null` without one. @throws AppError `INVALID_REQUEST` */
function readKey({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key']
  if (given === undefined) return null
  const [, quoted, plain] = keyForm.exec([given].flat().join(', ')) ?? []
  const key = quoted ?? plain
  if (key !== undefined) return key
  const reason = 'Use 1 to 255 visible characters without blanks and quotes, such as a UUID.'
  throw new AppError('INVALID_REQUEST', `The Idempotency-Key isn't valid. ${reason}`, {
    fields: [{ field: 'headers.idempotency-key', reason }],
  })
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const maxAnswerBytes = 16 * 1024 * 1024

/** The key of a caller, and what seals the answer under it. */
type Packing = { key: string; sealedBy: Buffer | undefined }

/** The stored form of a key. That of a sealed answer has a blank, as no caller's key has. */
function storedKey(key: string, sealedBy: Buffer | undefined): string {
  return sealedBy === undefined ? key : `sealed ${derive({ key, sealedBy }, 'name').toString('base64url')}`
}

function derive({ key, sealedBy }: Packing & { sealedBy: Buffer }, use: 'name' | 'answer'): Buffer {
  return createHmac('sha256', sealedBy).update(`${use} ${key}`).digest()
}

/** An answer as it is stored. */
async function pack(answer: unknown, { key, sealedBy }: Packing): Promise<Uint8Array> {
  const packed = await compress(JSON.stringify(answer))
  if (sealedBy === undefined) return packed
  return seal(packed, derive({ key, sealedBy }, 'answer'))
}

/** A stored answer. @throws where it was sealed by another secret */
async function unpack(stored: Uint8Array, { key, sealedBy }: Packing): Promise<unknown> {
  const packed = sealedBy === undefined ? stored : unseal(stored, derive({ key, sealedBy }, 'answer'))
  return JSON.parse((await decompress(packed, { maxOutputLength: maxAnswerBytes })).toString())
}
