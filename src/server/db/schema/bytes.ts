import { customType } from 'drizzle-orm/pg-core'

/** Bytes that PostgreSQL stores as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
