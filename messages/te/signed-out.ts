import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'అనుమతి లేదు',
  again: 'మీరు లాగ్‌అవుట్ అయ్యారు. మళ్లీ లాగిన్ అవుతోంది...',
}
