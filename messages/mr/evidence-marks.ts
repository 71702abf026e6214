import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'हायलाइट केलेली',
  highlightedWithNote: 'हायलाइट केलेली, तुमच्या टिपेसह',
  yourNote: 'तुमची टीप:',
  map: 'व्हिडिओचा नकाशा',
}
