import { z } from 'zod'

/**
 * A net with one hidden layer. Inputs are standardised by `means` and `deviations`; a hidden unit adds `out` times its activation to the
 * result.
 */
export const salienceNetSchema = z.strictObject({
  means: z.array(z.number()),
  deviations: z.array(z.number().positive()),
  bias: z.number(),
  hidden: z.array(z.strictObject({ bias: z.number(), out: z.number(), weights: z.array(z.number()) })),
})
export type SalienceNet = z.infer<typeof salienceNetSchema>

/** Inputs further from the mean than anything in the training data say no more than those at its edge. */
const maxDeviations = 4
/** What a hidden unit below zero still passes on. */
export const leak = 0.05

/** The inputs as the net takes them. An input that is not known (`NaN`) is taken for the mean. */
export function standardise(
  net: Pick<SalienceNet, 'means' | 'deviations'>,
  inputs: readonly number[],
): number[] {
  if (inputs.length !== net.means.length) {
    throw new RangeError(`${inputs.length} inputs, and the net has ${net.means.length}`)
  }
  return inputs.map((value, at) => {
    if (Number.isNaN(value)) return 0
    const deviation = (value - (net.means[at] ?? 0)) / (net.deviations[at] ?? 1)
    return Math.max(-maxDeviations, Math.min(maxDeviations, deviation))
  })
}

/** What the net gives for these inputs. @throws RangeError when there are not as many as it was trained on */
export function applyNet(net: SalienceNet, inputs: readonly number[]): number {
  const values = standardise(net, inputs)
  let result = net.bias
  for (const { bias, out, weights } of net.hidden) {
    let sum = bias
    for (let at = 0; at < values.length; at += 1) sum += (weights[at] ?? 0) * (values[at] ?? 0)
    result += out * (sum > 0 ? sum : leak * sum)
  }
  return result
}
