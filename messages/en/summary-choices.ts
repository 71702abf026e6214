/** The choices below the field for a link. */
export const summaryChoices = { style: 'Style', language: 'Language' }
