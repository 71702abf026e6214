import { destinationTexts } from '#messages/destination-texts.ts'
import { destinationRules } from '#product/destinations.ts'
import type { DestinationRule } from '#product/destinations.ts'
import { SelectField } from '#web/ui/fields.tsx'

type Props = {
  rule: DestinationRule
  onChange: (rule: DestinationRule) => void
  isTall?: boolean
  className?: string
}

/** The choice of what goes to a destination by itself. */
export function RuleField({ rule, onChange, ...field }: Props) {
  return (
    <SelectField
      {...field}
      label={destinationTexts.sends}
      value={rule}
      onChange={({ target }) => {
        const chosen = destinationRules.find((each) => each === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {destinationRules.map((each) => (
        <option key={each} value={each}>
          {destinationTexts.rules[each]}
        </option>
      ))}
    </SelectField>
  )
}
