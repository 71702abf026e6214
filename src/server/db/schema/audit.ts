import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '#contract/admin.ts'
import type { ProblemCode } from '#contract/problem.ts'

/** What admins did and looked at. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No key: the deletion of an account takes it out. */
    adminId: uuid('admin_id'),
    /** Stays when the account goes. */
    adminEmail: text('admin_email').notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** Whom or what it was about. */
    target: text(),
    /** Why it failed; `null` when it didn't, or while it runs. */
    failure: text().$type<ProblemCode>(),
  },
  (table) => [
    check(
      'audit_entries_action_known',
      sql`${table.action} in ('list-users', 'read-usage', 'register-user', 'summarize', 'list-help-requests', 'change-help-request', 'read-audit')`,
    ),
    index('audit_entries_by_time').on(table.at.desc(), table.id),
    index('audit_entries_of_admin').on(table.adminId),
    index('audit_entries_about').on(sql`split_part(lower(${table.target}), ' ', 1)`),
  ],
)
