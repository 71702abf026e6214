export { readRequestedForm } from './own-forms.ts'
export { formsHook } from './repo.ts'
