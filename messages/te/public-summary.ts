import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'షేర్ చేసిన సారాంశం',
  about: 'క్లుప్తంగా ఒక వీడియో, Précisతో తయారైంది: ప్రతి లైన్‌నూ వీడియోలో అన్నదానితో సరిచూశాం. మీ వీడియోతో వాడి చూడండి.',
  example: 'ఉదాహరణ',
}
