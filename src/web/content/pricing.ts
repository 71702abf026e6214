import { pricing as text } from '#messages/pricing.ts'
import { plans } from '#product/plans.ts'
import { priceText } from '#web/text/price-text.ts'

const { title, text: noCounting } = text.noCounting

/** The page of prices, with what plans cost. */
export const pricing = {
  ...text,
  description: text.description(priceText(plans.pro.price)),
  why: [{ title, text: noCounting(priceText(plans.unlimited.price - plans.pro.price)) }, ...text.why],
}
