import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'వీడియోలో అన్నది',
  whyMarked: 'దీన్ని ఎందుకు గుర్తించాం',
  transcriptWords: 'ట్రాన్స్‌క్రిప్ట్‌లోని మాటలు',
  speakerWords: 'వక్త సొంత మాటలు',
  play: 'ప్లే చేయండి',
  copyWithSource: 'మూలంతో కాపీ చేయండి',
}
