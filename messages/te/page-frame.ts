import type * as source from '#messages/page-frame.ts'

export const pageFrame: typeof source.pageFrame = {
  summarize: 'వీడియో సారాంశం పొందండి',
}
