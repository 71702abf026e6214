import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'

/** An address as the forms take it; what reads it gets its normal form. */
export const emailSchema = z
  .string()
  .max(1000)
  .overwrite(normalizeEmail)
  .max(254)
  .regex(emailPattern, 'Please enter a valid email address')

/** An address as it is typed, for an account that may be stored under another spelling. */
export const spelledEmailSchema = z
  .string()
  .max(1000)
  .refine((typed) => emailSchema.safeParse(typed).success, 'Please enter a valid email address')

/** Digits, blanks, brackets and hyphens, with or without a plus sign in front. */
const phonePattern = /^\+?[\d ()-]{6,24}$/

/** A phone number as the forms take it, or nothing. */
export const phoneSchema = z
  .string()
  .trim()
  .refine((phone) => phone === '' || phonePattern.test(phone), {
    error: 'Please enter a valid phone number, or leave it empty',
  })
