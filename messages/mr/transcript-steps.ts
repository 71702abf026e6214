import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'कॉम्प्युटरवर YouTube वर व्हिडिओ उघडा.',
  unfold: 'त्याचे वर्णन पूर्ण उघडा आणि “ट्रान्सक्रिप्ट दाखवा” दाबा.',
  copy: 'ओळी निवडा, कॉपी करा, आणि इथे पेस्ट करा.',
}
