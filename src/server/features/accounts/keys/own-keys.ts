import type { FastifyRequest } from 'fastify'
import type { ApiKey, KeyCall } from '#contract/keys.ts'
import { maxKeys } from '#product/key-scopes.ts'
import type { KeyDays, KeyScope } from '#product/key-scopes.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { createApiKey, startOfKey } from '#server/lib/secret-text.ts'
import { writeDate } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { LoginDeps } from '../context.ts'
import { lockUser } from '../devices/repo.ts'
import { sendNotice } from '../secret.ts'
import { hashToken } from '../sessions/cookies.ts'
import type { CallLog } from './authenticate.ts'
import { findOwnKey, insertKey, listCalls, listKeys, removeKey } from './repo.ts'

type Wanted = { name: string; scopes: readonly KeyScope[]; days: KeyDays }

type MadeKey = { key: ApiKey; secret: string }

/**
 * Makes a key for an account; its secret is given here and nowhere else. `store` is called in the transaction that makes it.
 * @throws AppError `KEY_LIMIT` for an account that has as many as it may have
 */
export async function createKey(
  db: PooledDb,
  userId: string,
  wanted: Wanted,
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

/** Whether an account still has a key. */
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

const day = { dateStyle: 'long', timeZone: 'UTC' } as const

/** Mails an account that a key was made for it. Never throws; the call that made the key doesn't wait for the mail server. */
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
          [
            words.ends,
            key.expiresAt === null ? words.never : writeDate(language, new Date(key.expiresAt), day),
          ],
        ],
      },
      { kind: 'paragraph', text: words.advice },
      { kind: 'action', label: open, url: accountUrl },
    ],
    reason: words.reason,
  }
}
