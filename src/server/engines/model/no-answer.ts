/**
 * `refused`: the model would not, or gave nothing; `ceiling`: no further call is allowed; `too-long`: the question does not
 * fit; `failed`: anything else.
 */
export type NoAnswerReason = 'refused' | 'ceiling' | 'too-long' | 'failed'

/** A model could not do its part of a summary, after all that is tried with one model. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: NoAnswerReason

  constructor(reason: NoAnswerReason, options?: ErrorOptions) {
    super(`No usable answer: ${reason}`, options)
    this.reason = reason
  }
}
