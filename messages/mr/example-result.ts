import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'लिंक कॉपी करा',
  tryVideo: 'हा व्हिडिओ वापरून पाहा',
  byUs: 'या उदाहरणासाठी आम्ही लिहिलेला, ओळीओळीने तपासलेला.',
  bySpeaker: 'AI शिवाय तयार केलेला: वक्त्याची स्वतःची वाक्ये.',
  toWithoutAI: 'AI शिवाय तयार केलेला',
  toOurs: 'आम्ही लिहिलेला',
}
