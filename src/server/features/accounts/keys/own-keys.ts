import type { ApiKey, KeyCall } from '#contract/keys.ts'
import { maxKeys } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import type { PooledOrm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser } from '#server/features/accounts/devices/repo.ts'
import { hashToken } from '#server/features/accounts/sessions/cookies.ts'
import { createApiKey, startOfKey } from '#server/lib/api-key.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CallLog } from './call-log.ts'
import { findOwnKey, insertKey, listCalls, listKeys, removeKey } from './repo.ts'

type Wanted = { name: string; scopes: readonly KeyScope[]; days: KeyDays }

/**
 * Makes a key for an account; its secret is given here and nowhere else.
 * @throws AppError `KEY_LIMIT` for an account that has as many as it may have
 */
export async function createKey(
  orm: PooledOrm,
  userId: string,
  wanted: Wanted,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = createApiKey()
  const stored = { ...wanted, hash: hashToken(secret), start: startOfKey(secret) }
  const key = await transaction(orm, async (tx) => {
    await lockUser(tx, userId)
    return await insertKey(tx, userId, stored)
  })
  if (key === null) {
    throw new AppError('KEY_LIMIT', `You have ${maxKeys} API keys. Delete one of them to make another.`)
  }
  return { key, secret }
}

type UseDeps = { orm: PooledOrm; keyCalls: CallLog }

/** The keys of an account, newest first, with what this process knows of their use. */
export async function listOwnKeys({ orm, keyCalls }: UseDeps, userId: string): Promise<ApiKey[]> {
  await keyCalls.flush()
  return await listKeys(orm, userId)
}

/** Deletes a key of an account, which ends it at once on all nodes. @throws AppError `NOT_FOUND` */
export async function deleteKey(orm: PooledOrm, userId: string, id: string): Promise<void> {
  if (!(await removeKey(orm, userId, id))) throw noSuchKey()
}

/** A key of an account with its newest calls, those of this process included. @throws AppError `NOT_FOUND` */
export async function readKeyUse(
  { orm, keyCalls }: UseDeps,
  userId: string,
  id: string,
): Promise<{ key: ApiKey; calls: KeyCall[] }> {
  await keyCalls.flush()
  const key = await findOwnKey(orm, userId, id)
  if (key === null) throw noSuchKey()
  return { key, calls: await listCalls(orm, id) }
}

function noSuchKey(): AppError {
  return new AppError('NOT_FOUND', "There's no such API key.")
}
