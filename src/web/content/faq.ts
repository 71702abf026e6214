import { faqPage } from '#messages/faq-page.ts'
import { questionGroups } from '#messages/question-groups.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import type { Plan } from '#product/plans.ts'
import { priceText } from '#web/text/numbers.ts'
import { figure, methods } from './measured.ts'

const { free, pro, unlimited } = plans

const figures = {
  proPrice: priceText(pro.price),
  unlimitedPrice: priceText(unlimited.price),
  freeRoom: pastedText(free),
  proRoom: pastedText(pro),
  unlimitedRoom: pastedText(unlimited),
  talks: figure('evidenceTalks'),
  found: figure('wordForWordShown'),
  otherTalk: figure('otherTranscriptShown'),
  method: methods.evidence.path,
}

/** The room of a plan for pasted transcripts, as text. */
function pastedText({ pastedMegabytes }: Plan): string {
  return pastedMegabytes < 1000 ? `${pastedMegabytes} MB` : `${pastedMegabytes / 1000} GB`
}

const offeredGroups = Object.entries(questionGroups).filter(([id]) => hasPlans || id !== 'pricing-and-plans')

/** The page of questions, with the figures in its answers. */
export const faq = {
  ...faqPage,
  categories: offeredGroups.map(([id, { title, questions }]) => ({
    id,
    title,
    questions: questions.map(({ question, answer }) => ({
      question,
      answer: typeof answer === 'string' ? answer : answer(figures),
    })),
  })),
}
