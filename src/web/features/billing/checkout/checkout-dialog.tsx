import { useEffect, useState } from 'react'
import type { SubscriptionOrder } from '#contract/billing.ts'
import { checkout } from '#messages/checkout.ts'
import { controls } from '#messages/controls.ts'
import { languageTag } from '#messages/language.ts'
import { stateNames } from '#messages/state-names.ts'
import { gstinPattern } from '#product/indian-states.ts'
import { plans } from '#product/plans.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { priceText } from '#web/text/numbers.ts'
import { Spinner, Button } from '#web/ui/button.tsx'
import { DemoNote } from '#web/ui/demo-note.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormEnd, emailField, useForm, validateEmail } from '#web/ui/form.tsx'
import type { FormErrors } from '#web/ui/form.tsx'
import { Purchase } from './purchase.ts'
import type { Buyer, CheckoutStep } from './purchase.ts'

type CheckoutDialogProps = { planId: PaidPlanId; kind: 'buy' | 'resume'; onEnd: () => void }

/** Buys a plan, or resumes a cancelled one. Nothing is shown beside the provider's checkout. */
export function CheckoutDialog({ planId, kind, onEnd }: CheckoutDialogProps) {
  const purchase = useCheckout({ planId, kind, onEnd })
  if (purchase.step.name === 'provider') return null
  return (
    <Dialog
      open
      onClose={() => {
        // What is paid is confirmed to its end; when that takes long, without the dialog.
        if (!isConfirming(purchase)) purchase.close()
      }}
      title={checkout.title(plans[planId].name)}
    >
      <Step purchase={purchase} />
    </Dialog>
  )
}

function isConfirming({ step, isPaying }: Checkout): boolean {
  return step.name === 'confirming' || (isPaying && step.name !== 'late')
}

function Step({ purchase }: { purchase: Checkout }) {
  const { step, giveEmail, giveBuyer, payDemo, isPaying, close } = purchase
  switch (step.name) {
    case 'email':
      return <EmailStep onGiven={giveEmail} onCancel={close} />
    case 'buyer':
      return <BuyerStep onGiven={giveBuyer} onCancel={close} />
    case 'demonstration':
      return <DemoStep order={step.order} isPaying={isPaying} onPay={payDemo} onCancel={close} />
    case 'provider':
    case 'preparing':
      return <Waiting text={checkout.preparing} />
    case 'late':
      return <Late />
    case 'confirming':
  }
  return <Waiting text={checkout.confirming} />
}

function Late() {
  return (
    <div className="mt-6">
      <output className="flex items-center gap-3">
        <Spinner />
        {checkout.late}
      </output>
      <p className="mt-2 text-muted">{checkout.lateNote}</p>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="mt-6 flex items-center gap-3 text-muted">
      <Spinner />
      {text}
    </output>
  )
}

type Checkout = {
  step: CheckoutStep
  giveEmail: (email: string) => void
  giveBuyer: (buyer: Buyer) => void
  /** Pays in the demonstration, where nothing is charged. */
  payDemo: () => void
  /** The demonstration is being paid. */
  isPaying: boolean
  /** Closes the dialog, which ends what was not paid yet. */
  close: () => void
}

/** A purchase as the dialog shows it; `onEnd` is called when there is nothing left to show. */
function useCheckout(options: { planId: PaidPlanId; kind: 'buy' | 'resume'; onEnd: () => void }): Checkout {
  const [step, setStep] = useState<CheckoutStep>({ name: 'preparing' })
  const [isPaying, setPaying] = useState(false)
  // One purchase as long as the dialog is open: what is bought does not change under it.
  const [purchase] = useState(() => new Purchase({ ...options, onStep: setStep }))
  useEffect(() => void purchase.begin(), [purchase])

  async function payDemo(): Promise<void> {
    if (step.name !== 'demonstration' || isPaying) return
    setPaying(true)
    if (!(await purchase.payDemo(step.order))) setPaying(false)
  }

  return {
    step,
    isPaying,
    payDemo: () => void payDemo(),
    giveEmail: (email) => void purchase.giveEmail(email),
    giveBuyer: (buyer) => void purchase.giveBuyer(buyer),
    close: () => purchase.close(),
  }
}

/** Asks for the address that the plan is for. */
function EmailStep({ onGiven, onCancel }: { onGiven: (email: string) => void; onCancel: () => void }) {
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
function BuyerStep({ onGiven, onCancel }: { onGiven: (buyer: Buyer) => void; onCancel: () => void }) {
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
function DemoStep({ order, isPaying, onPay, onCancel }: DemoStepProps) {
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
        {order.startsAt !== null && <Row name={checkout.begins} value={formatZonedDay(order.startsAt)} />}
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
