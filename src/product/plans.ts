/** Every plan, the smallest first. */
export const planIds = ['free', 'pro', 'unlimited'] as const
export type PlanId = (typeof planIds)[number]

/** The summaries in a window: a `day` is 24 hours from the first one, a `month` a paid one. */
export type PlanAllowance = { summaries: number; window: 'day' | 'month' }

export type Plan = {
  name: string
  /** Paise a month. */
  price: number
  /** `null` has no allowance; the limit a minute still holds. */
  allowance: PlanAllowance | null
  /** Questions that a model answers in a `day`; `null` has no allowance. */
  questions: number | null
  /** The minutes of sound that a program hears in a window. */
  sound: { minutes: number; window: 'day' | 'month' }
  /** The room for pasted transcripts, packed, in megabytes. */
  pastedMegabytes: number
  /** The most channels, playlists and podcasts that it may follow. */
  follows: number
  /** The most forms of its own. */
  ownForms: number
  /** The days that a summary stays in view; `null` for ever. */
  historyDays: number | null
  canDownload: boolean
  /** True where its summaries are made before those of others. */
  isFirstInQueue: boolean
  /** Within how many hours a help request is answered. */
  supportHours: number
}

/** The plans. Every price, allowance and limit on every page and on the server is taken from here. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    name: 'Free Tier',
    price: 0,
    allowance: { summaries: 2, window: 'day' },
    questions: 5,
    sound: { minutes: 30, window: 'day' },
    pastedMegabytes: 20,
    follows: 2,
    ownForms: 0,
    historyDays: 7,
    canDownload: false,
    isFirstInQueue: false,
    supportHours: 48,
  },
  pro: {
    name: 'Pro',
    price: 299_00,
    allowance: { summaries: 1000, window: 'month' },
    questions: 200,
    sound: { minutes: 1200, window: 'month' },
    pastedMegabytes: 500,
    follows: 25,
    ownForms: 20,
    historyDays: 90,
    canDownload: true,
    isFirstInQueue: false,
    supportHours: 24,
  },
  unlimited: {
    name: 'Unlimited',
    price: 499_00,
    allowance: null,
    questions: null,
    sound: { minutes: 600, window: 'day' },
    pastedMegabytes: 2000,
    follows: 200,
    ownForms: 100,
    historyDays: null,
    canDownload: true,
    isFirstInQueue: true,
    supportHours: 12,
  },
}

/** Hours in a window of a `day`, from the first summary or question of it. */
export const dayWindowHours = 24

/** Further languages and styles of a video that its summary covers; each one after them counts. */
export const freeVariants = 3

/** Summaries that anybody may ask for in a minute, whatever the plan. */
export const summariesPerMinute = 10

/** Summaries in 24 hours of all visitors of one network, so that clearing cookies is no way round. */
export const visitorSummariesPerNetwork = 100

/** Questions that anybody may ask in a minute, those that no model answers among them. */
export const asksPerMinute = 30

/** Questions for a model that anybody may ask in a minute, whatever the plan. */
export const questionsPerMinute = 10

/** Runs of a model, summaries and questions, that all visitors of a network may start in a minute. */
export const visitorRunsPerMinute = 20

/** Questions for a model in 24 hours that all visitors of one network may ask together. */
export const visitorQuestionsPerNetwork = 250

/** The room for pasted transcripts of a visitor, and of a network's visitors in a week, packed, in MB. */
export const visitorPastedMegabytes = 5
export const visitorPastedMegabytesPerNetwork = 50
