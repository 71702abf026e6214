import { howItWorks as text } from '#messages/how-it-works.ts'
import { figure, methods } from './measured.ts'

const { hood, missed, speed, once } = text

/** The page that explains the way from link to summary, with its figures. */
export const howItWorks = {
  ...text,
  hood: {
    ...hood,
    check: {
      title: hood.check.title,
      text: hood.check.text(figure('numberChangedShown'), methods.evidence.path),
    },
  },
  notes: [missed, { title: speed.title, text: speed.text(methods.speed.path) }, once],
}
