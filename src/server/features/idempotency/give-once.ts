import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findOrClaim, holdClaim } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { Db } from '#server/db/database.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import { claimCall, findCall, storeCall } from './repo.ts'
import type { KeyedCall } from './repo.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const maxAnswerBytes = 16 * 1024 * 1024
/** A string of a structured field, as the IETF's draft has it, or the same without its quotes. */
const keyForm = /^(?:"([!#-[\]-~]{1,255})"|([!#-~]{1,255}))$/

type Event = { event: string; data: unknown }
type Deps = { db: Db; wait: Clock['wait'] }

/** One call that counts, as it was made. */
export type CountedCall<E> = {
  request: FastifyRequest
  reply: FastifyReply
  /** Its account, else its browser, is counted. */
  actor: Visitor
  /** Parsed. */
  body: unknown
  signal: AbortSignal
  /** The event `done` with an answer that was stored. */
  toDone: (answer: unknown) => E
  /** Whether the same call again is to be given this event's answer; it is where nothing is said of that. */
  isStored?: (done: E) => boolean
}

/** One call that counts and has no events. */
type AnsweredCall<A> = Omit<CountedCall<never>, 'toDone' | 'isStored'> & {
  /** Reads a stored answer. */
  parse: (answer: unknown) => A
  isStored: (answer: A) => boolean
}

/**
 * The events of a call that counts. With the header `Idempotency-Key` the same call again, within a day and by the same caller, is
 * given the stored answer; of calls at once, on any nodes, one is made and the others wait for its answer. What failed or was given up
 * is made again.
 * @throws AppError `INVALID_REQUEST` for a key of another form, `IDEMPOTENCY_MISMATCH` for another call under the same key
 */
export async function* giveOnce<E extends Event>(
  deps: Deps,
  call: CountedCall<E>,
  run: () => AsyncGenerator<E>,
): AsyncGenerator<E> {
  const key = readKey(call.request)
  if (key === null) {
    yield* run()
    return
  }
  const keyed = { ownerId: call.actor.user?.id ?? call.actor.visitorId, key, request: hashOf(call) }
  const given = await findOrClaim(
    { wait: deps.wait, signal: call.signal },
    {
      find: () => findAnswer(deps, keyed),
      claim: (writer) => claimCall(deps.db, keyed, writer),
    },
  )
  if ('claim' in given) {
    yield* runClaimed(deps, { ...call, claim: given.claim }, run)
  } else {
    call.reply.header('idempotent-replayed', 'true')
    yield call.toDone(given.found)
  }
}

/**
 * The answer of a call that counts and has no events, given once like the events of `giveOnce`.
 * @throws as `giveOnce`, and what `run` throws
 */
export async function giveAnswerOnce<A>(
  deps: Deps,
  { isStored, parse, ...call }: AnsweredCall<A>,
  run: () => Promise<A>,
): Promise<A> {
  const done = (data: A) => ({ event: 'done', data })
  const counted = {
    ...call,
    toDone: (answer: unknown) => done(parse(answer)),
    isStored: ({ data }: { data: A }) => isStored(data),
  }
  for await (const { data } of giveOnce(deps, counted, async function* () {
    yield done(await run())
  })) {
    return data
  }
  throw new Error('A call that counts gave no answer')
}

function hashOf({
  request: { method, routeOptions },
  body,
}: Pick<CountedCall<never>, 'request' | 'body'>): string {
  return hash('sha256', JSON.stringify([`${method} ${routeOptions.url}`, body]))
}

type ClaimedCall<E> = CountedCall<E> & { claim: Claim }

async function* runClaimed<E extends Event>(
  { db, wait }: Deps,
  { claim, isStored = () => true }: ClaimedCall<E>,
  run: () => AsyncGenerator<E>,
): AsyncGenerator<E> {
  const endClaim = holdClaim({ db, wait }, 'idempotent_calls', claim)
  try {
    for await (const event of run()) {
      // Before the caller has it: one who never got it asks again.
      if (event.event === 'done' && isStored(event)) {
        await storeCall(db, claim, await compress(JSON.stringify(event.data)))
      }
      yield event
    }
  } finally {
    await endClaim()
  }
}

/** The stored answer; `null` while it is being made. @throws AppError `IDEMPOTENCY_MISMATCH` */
async function findAnswer({ db }: Deps, keyed: KeyedCall): Promise<unknown> {
  const stored = await findCall(db, keyed)
  if (stored === null) return null
  if (stored.request !== keyed.request) {
    const detail = 'This Idempotency-Key was used for another request. Use a new key for each request.'
    throw new AppError('IDEMPOTENCY_MISMATCH', detail)
  }
  if (stored.answer === null) return null
  return JSON.parse((await decompress(stored.answer, { maxOutputLength: maxAnswerBytes })).toString())
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
