import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiKey, KeyCall } from '#contract/keys.ts'
import { AppError } from '#core/app-error.ts'
import { maxKeys, maxKeyCalls } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import { retentionDays } from '#product/retention.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { isoTime, findRow, readRows, textArray, sql } from '#server/db/sql.ts'
import { isOlderThan } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { createApiKey, startOfKey } from '#server/lib/secret-text.ts'
import { writeMoment } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { LoginDeps } from '../context.ts'
import { lockUser } from '../devices/repo.ts'
import { sendNotice } from '../secret.ts'
import { hashToken } from '../sessions/cookies.ts'
import { scopesSchema } from './authenticate.ts'
import type { CallLog } from './authenticate.ts'

type KeyRequest = { name: string; scopes: readonly KeyScope[]; days: KeyDays }

type MadeKey = { key: ApiKey; secret: string }

/**
 * Makes a key for an account; its secret is given here and nowhere else. `store` is called in the transaction
 * that makes it.
 * @throws AppError `KEY_LIMIT` for an account that has as many as it may have
 */
export async function createKey(
  db: PooledDb,
  userId: string,
  wanted: KeyRequest,
  store: StoreAnswer,
): Promise<MadeKey> {
  const secret = createApiKey()
  const stored = { ...wanted, hash: hashToken(secret), start: startOfKey(secret) }
  return await transaction(db, async (tx) => {
    await lockUser(tx, userId)
    const key = await insertKey(tx, userId, stored)
    if (key === null) {
      throw new AppError('KEY_LIMIT', `You have ${maxKeys} API keys. Delete one of them to make another.`)
    }
    const made = { key, secret }
    await store(tx, made)
    return made
  })
}

/** An account still has a key. */
export async function hasKey(db: PooledDb, userId: string, id: string): Promise<boolean> {
  return (await findOwnKey(db, userId, id)) !== null
}

type UseDeps = { db: PooledDb; keyCalls: CallLog }

/** The keys of an account, newest first, with what this process knows of their use. */
export async function listOwnKeys({ db, keyCalls }: UseDeps, userId: string): Promise<ApiKey[]> {
  await keyCalls.flush()
  return await listKeys(db, userId)
}

/** Deletes a key of an account, which ends it at once on all nodes. @throws AppError `NOT_FOUND` */
export async function deleteKey(db: PooledDb, userId: string, id: string): Promise<void> {
  if (!(await removeKey(db, userId, id))) throw noSuchKey()
}

/** A key of an account with its newest calls, those of this process included. @throws AppError `NOT_FOUND` */
export async function readKeyUse(
  { db, keyCalls }: UseDeps,
  userId: string,
  id: string,
): Promise<{ key: ApiKey; calls: KeyCall[] }> {
  await keyCalls.flush()
  const key = await findOwnKey(db, userId, id)
  if (key === null) throw noSuchKey()
  return { key, calls: await listCalls(db, id) }
}

function noSuchKey(): AppError {
  return new AppError('NOT_FOUND', "There's no such API key.")
}

/** Mails an account about its new key. Never throws, and the call does not wait for it. */
export async function mailNewKey(
  deps: LoginDeps,
  request: FastifyRequest,
  { to, key }: { to: string; key: ApiKey },
): Promise<void> {
  const accountUrl = `${publicOrigin(deps, request)}/account`
  await sendNotice(deps, 'a new key', {
    to,
    write: (language) => ({
      subject: language.words.accountMails.newKey.subject,
      content: describeKey(key, accountUrl, language),
    }),
  })
}

/** Says which key was made and what it may do, and what to do if it was someone else. */
function describeKey(key: ApiKey, accountUrl: string, language: MailLanguage): EmailContent {
  const { newKey: words, open } = language.words.accountMails
  return {
    preview: key.name,
    heading: words.heading,
    parts: [
      { kind: 'paragraph', text: words.text },
      {
        kind: 'facts',
        rows: [
          [words.name, key.name],
          [words.beginsWith, key.start],
          [words.may, key.scopes.map((scope) => words.scopes[scope]).join('; ')],
          [words.ends, key.expiresAt === null ? words.never : writeMoment(language, new Date(key.expiresAt))],
        ],
      },
      { kind: 'paragraph', text: words.advice },
      { kind: 'action', label: open, url: accountUrl },
    ],
    reason: words.reason,
  }
}

const keySchema = z.object({
  id: z.guid(),
  name: z.string(),
  scopes: scopesSchema,
  start: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  lastUsedAt: z.string().nullable(),
})

/** A stored key as its owner sees it; times in ISO 8601. */
type KeyRow = z.output<typeof keySchema>

const columns = sql`id, name, scopes, start, ${isoTime(sql`created_at`)} as "createdAt",
  ${isoTime(sql`expires_at`)} as "expiresAt",
  coalesce(expires_at <= ledger_now(), false) as "isExpired",
  ${isoTime(sql`last_used_at`)} as "lastUsedAt"`

/** The keys of an account, newest first. */
async function listKeys(db: Db, userId: string): Promise<KeyRow[]> {
  return await readRows(
    db,
    keySchema,
    sql`select ${columns} from api_keys where user_id = ${userId} order by created_at desc, id`,
  )
}

/** A key of an account; `null` for one that is not its own. */
async function findOwnKey(db: Db, userId: string, id: string): Promise<KeyRow | null> {
  return await findRow(
    db,
    keySchema,
    sql`select ${columns} from api_keys where id = ${id} and user_id = ${userId}`,
  )
}

type NewKey = { name: string; scopes: readonly KeyScope[]; days: KeyDays; hash: string; start: string }

/** Stores a key, in a transaction that locks the account; `null` when it has as many as it may have. */
async function insertKey(tx: Db, userId: string, key: NewKey): Promise<KeyRow | null> {
  const { name, scopes, days, hash, start } = key
  return await findRow(
    tx,
    keySchema,
    sql`insert into api_keys (user_id, name, scopes, hash, start, created_at, expires_at)
    select ${userId}, ${name}, ${textArray(scopes)}, ${hash}, ${start},
      ledger_now(), ledger_now() + ${days}::int * interval '1 day'
    where (select count(*) from api_keys where user_id = ${userId}) < ${maxKeys}
    returning ${columns}`,
  )
}

/** Deletes a key of an account with its calls; `false` when it has no such key. */
async function removeKey(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from api_keys where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

const callSchema = z.object({ at: z.string(), method: z.string(), route: z.string(), status: z.int() })

/** The newest calls of a key. */
async function listCalls(db: Db, keyId: string): Promise<z.output<typeof callSchema>[]> {
  return await readRows(
    db,
    callSchema,
    sql`select ${isoTime(sql`at`)} as at, method, route, status from api_key_calls
    where key_id = ${keyId} order by api_key_calls.at desc limit ${maxKeyCalls}`,
  )
}

/** Keys whose end has long passed. */
export const dueKeys: Due = {
  table: 'api_keys',
  by: 'expires_at',
  where: isOlderThan(sql`expires_at`, retentionDays.endedKey),
}
