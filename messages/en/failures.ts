/** What a page says of failures by itself, when no server could. */
export const failureTexts = {
  error: 'Error',
  unreachable: "We couldn't reach the server. Check your connection and try again.",
  unknown: 'Something went wrong. Please try again.',
}
