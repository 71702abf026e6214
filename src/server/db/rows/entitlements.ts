import { z } from 'zod'
import { planIds } from '#product/plans.ts'

/** The plans that are paid for. */
export const paidPlanSchema = z.enum(planIds).exclude(['free'])
