import type { Difference } from '#contract/evidence.ts'
import type { Measures } from './convert-units.ts'
import type { Scene } from './read-scene.ts'

/** The same number with another unit: five years beside five months. */
export function compareMeasures({ near }: Scene, { stated, said }: Measures): Difference[] {
  return stated.flatMap(({ value, unit, mark }) => {
    const same = said.filter((each) => each.value === value && each.unit.group === unit.group)
    const other = same.find(({ mark: each }) => near.some((one) => one === each && one.isQuoted))
    if (other === undefined || same.some((each) => each.unit.member === unit.member)) return []
    return [{ kind: 'unit' as const, stated: mark.written, said: other.mark.written }]
  })
}
