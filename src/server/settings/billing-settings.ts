import { z } from 'zod'
import { gstinPattern, isStateCode } from '#product/indian-states.ts'
import type { StateCode } from '#product/indian-states.ts'
import { field, optionalText } from './field.ts'

const defaultApi = 'https://api.razorpay.com'
const defaultCheckout = 'https://checkout.razorpay.com/v1/checkout.js'
const address = z.url({ protocol: /^https?$/, error: 'must look like https://host' })
const planForm = /^plan_\w+$/

const planReference = field(
  z.string().regex(planForm, 'must be the id of a plan such as plan_00000000000001').nullable().default(null),
)

/** The variables about payments and about who sells. */
export const billingFields = {
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: field(
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((secret) => secret.trim())
          .filter(Boolean),
      ),
  ),
  RAZORPAY_PLAN_PRO: planReference,
  RAZORPAY_PLAN_UNLIMITED: planReference,
  RAZORPAY_API_BASE: field(address.transform((base) => base.replace(/\/+$/, '')).default(defaultApi)),
  RAZORPAY_CHECKOUT_URL: field(address.default(defaultCheckout)),
  SELLER_NAME: field(z.string().trim().max(200).default('Précis')),
  SELLER_ADDRESS: optionalText,
  SELLER_STATE: field(
    z
      .string()
      .refine(isStateCode, 'must be the GST code of a State, such as 29 for Karnataka')
      .nullable()
      .default(null),
  ),
  SELLER_SAC: field(
    z
      .string()
      .regex(/^99\d{2,4}$/, 'is no SAC')
      .default('998315'),
  ),
  SELLER_GSTIN: field(z.string().regex(gstinPattern, 'is no GSTIN').nullable().default(null)),
}

/** Who sells; with `gst` receipts are tax invoices. */
export type SellerSettings = Readonly<{
  name: string
  address: string | null
  gst: Readonly<{ gstin: string; state: StateCode; serviceCode: string }> | null
}>

/** How money is taken. */
export type BillingSettings = Readonly<{
  /** `null` runs demo billing. */
  razorpay: Readonly<{
    keyId: string
    keySecret: string
    webhookSecrets: readonly string[]
    plans: Readonly<{ pro?: string; unlimited?: string }>
    baseUrl: string
    checkoutUrl: string
  }> | null
  seller: SellerSettings
}>

type Values = z.output<z.ZodObject<typeof billingFields>>

/** Names the values for the program. */
export function toBillingSettings(values: Values): BillingSettings {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, SELLER_GSTIN: gstin } = values
  const { RAZORPAY_PLAN_PRO: pro, RAZORPAY_PLAN_UNLIMITED: unlimited, SELLER_STATE: state } = values
  return Object.freeze({
    razorpay:
      keyId === null || keySecret === null
        ? null
        : Object.freeze({
            keyId,
            keySecret,
            webhookSecrets: Object.freeze(values.RAZORPAY_WEBHOOK_SECRET),
            plans: { ...(pro !== null && { pro }), ...(unlimited !== null && { unlimited }) },
            baseUrl: values.RAZORPAY_API_BASE,
            checkoutUrl: values.RAZORPAY_CHECKOUT_URL,
          }),
    seller: Object.freeze({
      name: values.SELLER_NAME,
      address: values.SELLER_ADDRESS,
      gst:
        gstin === null || state === null
          ? null
          : Object.freeze({ gstin, state, serviceCode: values.SELLER_SAC }),
    }),
  })
}

/** What is wrong with settings of billing that are each right: the name of one of them, and why. */
export function missingBillingSetting(
  values: Values & { NODE_ENV: string },
): { name: string; reason: string } | null {
  const keys = {
    RAZORPAY_KEY_ID: values.RAZORPAY_KEY_ID,
    RAZORPAY_KEY_SECRET: values.RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: values.RAZORPAY_WEBHOOK_SECRET[0] ?? null,
  }
  const absent = Object.entries(keys).filter(([, value]) => value === null)
  const [first] = absent
  if (first !== undefined && absent.length < Object.keys(keys).length) {
    return {
      name: first[0],
      reason: 'is needed with the other keys of Razorpay; without all of them it is demo billing',
    }
  }
  return misplaced(values) ?? incompleteSeller(values)
}

/** In production money goes to Razorpay itself and nowhere else. */
function misplaced(values: Values & { NODE_ENV: string }): { name: string; reason: string } | null {
  if (values.NODE_ENV !== 'production') return null
  const reason = 'must not be set with NODE_ENV=production'
  if (values.RAZORPAY_API_BASE !== defaultApi) return { name: 'RAZORPAY_API_BASE', reason }
  return values.RAZORPAY_CHECKOUT_URL === defaultCheckout ? null : { name: 'RAZORPAY_CHECKOUT_URL', reason }
}

function incompleteSeller(values: Values): { name: string; reason: string } | null {
  const { SELLER_GSTIN: gstin, SELLER_ADDRESS: street, SELLER_STATE: state } = values
  if (gstin === null) return null
  const reason = 'is needed with SELLER_GSTIN: a tax invoice carries it'
  if (street === null) return { name: 'SELLER_ADDRESS', reason }
  if (state === null) return { name: 'SELLER_STATE', reason }
  return gstin.startsWith(state)
    ? null
    : { name: 'SELLER_GSTIN', reason: 'is for another State than SELLER_STATE' }
}
