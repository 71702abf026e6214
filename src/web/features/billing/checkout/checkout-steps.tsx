import type { SubscriptionOrder } from '#contract/billing.ts'
import { checkout } from '#messages/checkout.tsx'
import { controls } from '#messages/controls.ts'
import { stateNames } from '#messages/indian-states.ts'
import { languageTag } from '#messages/language.ts'
import { gstinPattern } from '#product/indian-states.ts'
import { formatDay } from '#web/text/format-date.ts'
import { priceText } from '#web/text/price-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { emailField, useForm, validateEmail } from '#web/ui/use-form.ts'
import type { FormErrors } from '#web/ui/use-form.ts'
import type { Buyer } from './purchase.ts'

/** Asks for the address that the plan is for. */
export function EmailStep({ onGiven, onCancel }: { onGiven: (email: string) => void; onCancel: () => void }) {
  const { field, formProps } = useForm({
    initial: () => ({ email: '' }),
    validate: validateEmail,
    onValid: ({ email }) => onGiven(email.trim()),
  })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      <DemoNote />
      <TextField {...emailField} {...field('email')} hint={checkout.emailHint} />
      <FormEnd error={null} isBusy={false} submit={checkout.goOn} onCancel={onCancel} />
    </form>
  )
}

const states = Object.entries(stateNames).toSorted(([, one], [, other]) =>
  one.localeCompare(other, languageTag),
)

/** Asks for what a tax invoice has to name. */
export function BuyerStep({ onGiven, onCancel }: { onGiven: (buyer: Buyer) => void; onCancel: () => void }) {
  const { field, formProps } = useForm({
    initial: () => ({ state: '', gstin: '' }),
    validate: validateBuyer,
    onValid: ({ state, gstin }) =>
      onGiven(gstin.trim() === '' ? { state } : { state, gstin: toGstin(gstin) }),
  })
  return (
    <form {...formProps} className="mt-4 space-y-4">
      <p className="text-muted">{checkout.whyState}</p>
      <SelectField isTall label={checkout.state} {...field('state')}>
        <option value="">{checkout.chooseState}</option>
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={checkout.gstin} autoComplete="off" {...field('gstin')} />
      <FormEnd error={null} isBusy={false} submit={checkout.goOn} onCancel={onCancel} />
    </form>
  )
}

function validateBuyer({ state, gstin }: { state: string; gstin: string }): FormErrors<'state' | 'gstin'> {
  const isRight = gstin.trim() === '' || gstinPattern.test(toGstin(gstin))
  return {
    ...(state === '' ? { state: checkout.stateMissing } : {}),
    ...(isRight ? {} : { gstin: checkout.gstinInvalid }),
  }
}

function toGstin(typed: string): string {
  return typed.trim().toUpperCase()
}

type DemoStepProps = {
  order: SubscriptionOrder
  isPaying: boolean
  onPay: () => void
  onCancel: () => void
}

/** Stands in for the provider's checkout where no payments are set up. */
export function DemoStep({ order, isPaying, onPay, onCancel }: DemoStepProps) {
  return (
    <div className="mt-4">
      <p className="rounded-control border border-s-4 border-line border-s-warn bg-paper px-4 py-3">
        {checkout.demo((text) => (
          <strong className="font-medium">{text}</strong>
        ))}
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        <Row name={checkout.plan} value={order.plan.name} />
        <Row name={checkout.price} value={checkout.perMonth(priceText(order.amount))} />
        {order.startsAt !== null && <Row name={checkout.begins} value={formatDay(order.startsAt)} />}
        {order.credit > 0 && <Row name={checkout.refunded} value={priceText(order.credit)} />}
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {controls.cancel}
        </Button>
        <Button busy={isPaying} onClick={onPay}>
          {checkout.payDemo(priceText(order.amount))}
        </Button>
      </div>
    </div>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
