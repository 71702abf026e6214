import { readStored, writeStored } from './stored-user.ts'

/** The email address that was typed or signed in with here; empty when there is none. */
export function storedEmail(): string {
  return readStored('userEmail')
}

/** Stores the email address, and the phone number where there is one. */
export function storeUser({ email, phone = null }: { email: string; phone?: string | null }): void {
  writeStored('userEmail', email)
  if (phone !== null) writeStored('userPhone', phone)
}
