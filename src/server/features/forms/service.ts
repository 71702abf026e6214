export { formToMatch, ownFormName, presentChosenForm } from './forms.ts'
export type { FormContext } from './forms.ts'
export { readMakeableForm, requireChosenForm } from './forms.ts'
export { readRequestedForm, requireMakeable } from './forms.ts'
