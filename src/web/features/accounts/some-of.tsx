import { useId, useState } from 'react'

/** Some of several values, of which at least one is to be chosen. */
export function useSomeOf<Value extends string>(initial: readonly Value[]) {
  const [chosen, setChosen] = useState(initial)
  const [isMissing, setMissing] = useState(false)

  function toggle(value: Value): void {
    setMissing(false)
    setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  }

  return { chosen, isMissing, toggle, check: () => setMissing(chosen.length === 0) }
}

type Props<Value extends string> = {
  some: ReturnType<typeof useSomeOf<Value>>
  label: string
  values: readonly Value[]
  texts: Readonly<Record<Value, string>>
  /** What is said when none is chosen. */
  missing: string
}

/** A box to tick for each value. */
export function SomeOf<Value extends string>({ some, label, values, texts, missing }: Props<Value>) {
  const errorId = useId()
  return (
    <fieldset {...(some.isMissing ? { 'aria-describedby': errorId } : {})}>
      <legend className="text-sm font-medium">{label}</legend>
      {values.map((value) => (
        <label key={value} className="flex items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={some.chosen.includes(value)}
            onChange={() => some.toggle(value)}
          />
          <span className="min-w-0">
            {texts[value]} <code className="text-sm text-muted">{value}</code>
          </span>
        </label>
      ))}
      {some.isMissing && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {missing}
        </p>
      )}
    </fieldset>
  )
}
