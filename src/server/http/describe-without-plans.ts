/** Fields, values and groups of the API that only a server with plans means anything by. */
const ofPlans =
  /^(?:planType|givenPlan|give-plan|take-plan|subscriptionType|isSubscribed|showPaywall|allowance|free|pro|unlimited|plan|free-account|paid-account|Billing|ALREADY_SUBSCRIBED|PAYMENT_(?:INVALID|PROVIDER_\w+))$/

/** The description of the API without what a server without plans does not have; clients may still get it. */
export function describeWithoutPlans(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((each) => !isOfPlans(each)).map((each) => describeWithoutPlans(each))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !ofPlans.test(key))
  return Object.fromEntries(entries.map(([key, each]) => [key, describeWithoutPlans(each)]))
}

/** A value of a list, or a group by its name. */
function isOfPlans(value: unknown): boolean {
  if (typeof value === 'string') return ofPlans.test(value)
  return typeof value === 'object' && value !== null && 'name' in value && ofPlans.test(String(value.name))
}
