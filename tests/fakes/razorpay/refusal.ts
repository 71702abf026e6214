/** A call that Razorpay refuses, in the form of its errors. */
export class Refusal extends Error {
  readonly status: number
  readonly field: string | null

  constructor(status: number, description: string, field: string | null = null) {
    super(description)
    this.name = 'Refusal'
    this.status = status
    this.field = field
  }

  /** The body of the answer. */
  toJson(): object {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: this.message,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(this.field === null ? {} : { field: this.field }),
      },
    }
  }
}
