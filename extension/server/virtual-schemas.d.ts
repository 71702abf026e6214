declare module 'virtual:answer-schemas' {
  /** Written by the build from `src/contract`. */
  export const schemas: import('./panel-calls.ts').AnswerSchemas
}
