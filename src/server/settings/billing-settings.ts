import { z } from 'zod'
import { gstinPattern, isStateCode } from '#product/indian-states.ts'
import type { StateCode } from '#product/indian-states.ts'
import type { processRows } from './server-settings.ts'
import { addressOf, separatedByCommas, webAddress } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const defaultApi = 'https://api.razorpay.com'
const defaultCheckout = 'https://checkout.razorpay.com/v1/checkout.js'
const planReference = z.string().regex(/^plan_\w+$/, 'must be the id of a plan such as plan_00000000000001')

/** The settings of payments and of who sells. */
export const billingRows = {
  RAZORPAY_KEY_ID: {
    says: 'Key of Razorpay, from its dashboard. With its secret and the one below real payments are taken; without all of them it is demo billing, where nothing is charged.',
    schema: z.string(),
  },
  RAZORPAY_KEY_SECRET: { says: 'The secret of that key.', schema: z.string() },
  RAZORPAY_WEBHOOK_SECRET: {
    says: 'The secret of the webhook at /api/webhooks/razorpay; the new and the old one by a comma while it is changed.',
    default: '',
    schema: separatedByCommas((secret) => secret).readonly(),
  },
  RAZORPAY_PLAN_PRO: {
    says: "The plan Pro where it was made in Razorpay's dashboard, like plan_00000000000001. Empty makes it when it is first needed.",
    schema: planReference,
  },
  RAZORPAY_PLAN_UNLIMITED: { says: 'The same for the plan Unlimited.', schema: planReference },
  RAZORPAY_API_BASE: {
    says: 'Another server that speaks as Razorpay does, such as the simulator of the tests; not in production.',
    default: defaultApi,
    schema: webAddress('https://host'),
  },
  RAZORPAY_CHECKOUT_URL: {
    says: 'The script of its checkout; not in production.',
    default: defaultCheckout,
    schema: addressOf(/^https?$/, 'https://host'),
  },
  SELLER_NAME: {
    says: 'Who sells, as receipts name it.',
    default: 'Précis',
    schema: z.string().trim().max(200),
  },
  SELLER_ADDRESS: { says: 'The address of the seller on receipts.', schema: z.string() },
  SELLER_GSTIN: {
    says: 'With a GSTIN receipts are tax invoices; SELLER_ADDRESS and SELLER_STATE are needed too.',
    schema: z.string().regex(gstinPattern, 'is no GSTIN'),
  },
  SELLER_STATE: {
    says: 'The GST code of the State of the seller, such as 29.',
    schema: z.string().refine(isStateCode, 'must be the GST code of a State, such as 29 for Karnataka'),
  },
  SELLER_SAC: {
    says: 'The code of the service on a tax invoice. Ask your accountant.',
    default: '998315',
    schema: z.string().regex(/^99\d{2,4}$/, 'is no SAC'),
  },
} as const satisfies SettingRows

/** The seller; with `gst` receipts are tax invoices. */
export type SellerSettings = Readonly<{
  name: string
  address: string | null
  gst: Readonly<{ gstin: string; state: StateCode; serviceCode: string }> | null
}>

/** The settings of billing. */
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

type BillingValues = Values<typeof billingRows>

/** Gathers how money is taken, and who sells. */
export function toBillingSettings(values: BillingValues): BillingSettings {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, SELLER_GSTIN: gstin } = values
  const { RAZORPAY_PLAN_PRO: pro, RAZORPAY_PLAN_UNLIMITED: unlimited, SELLER_STATE: state } = values
  return Object.freeze({
    razorpay:
      keyId === null || keySecret === null
        ? null
        : Object.freeze({
            keyId,
            keySecret,
            webhookSecrets: values.RAZORPAY_WEBHOOK_SECRET,
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

type InMode = BillingValues & Pick<Values<typeof processRows>, 'NODE_ENV'>

/** Names what payments or the seller lack, and what must not be set in production. */
export function findBillingMisfit(values: InMode): Misfit {
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
function misplaced(values: InMode): Misfit {
  if (values.NODE_ENV !== 'production') return null
  const reason = 'must not be set with NODE_ENV=production'
  if (values.RAZORPAY_API_BASE !== defaultApi) return { name: 'RAZORPAY_API_BASE', reason }
  return values.RAZORPAY_CHECKOUT_URL === defaultCheckout ? null : { name: 'RAZORPAY_CHECKOUT_URL', reason }
}

function incompleteSeller(values: BillingValues): Misfit {
  const { SELLER_GSTIN: gstin, SELLER_ADDRESS: street, SELLER_STATE: state } = values
  if (gstin === null) return null
  const reason = 'is needed with SELLER_GSTIN: a tax invoice carries it'
  if (street === null) return { name: 'SELLER_ADDRESS', reason }
  if (state === null) return { name: 'SELLER_STATE', reason }
  return gstin.startsWith(state)
    ? null
    : { name: 'SELLER_GSTIN', reason: 'is for another State than SELLER_STATE' }
}
