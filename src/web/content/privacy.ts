import { privacy as text } from '#messages/privacy.ts'
import { retentionPoint, retentionTexts } from '#messages/retention.ts'
import { retention } from '#product/retention-table.ts'
import { proseSections } from './prose.ts'

const points = retention.map(({ tables: [kind] }) => retentionPoint(retentionTexts[kind]))

/** The page about privacy, with the list of what is stored how long. */
export const privacy = {
  ...text,
  sections: proseSections({ ...text.sections, 'how-long': { ...text.sections['how-long'], points } }),
}
