import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'కంప్యూటర్‌లో YouTubeలో వీడియో తెరవండి.',
  unfold: 'దాని వివరణ తెరిచి “ట్రాన్స్‌క్రిప్ట్‌ను చూపించు” (Show transcript) నొక్కండి.',
  copy: 'లైన్లు ఎంచుకుని, కాపీ చేసి, ఇక్కడ పేస్ట్ చేయండి.',
}
