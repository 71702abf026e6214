/** The dialog that asks a visitor for an email before the second free summary. */
export const emailDialog = {
  title: 'Login for 2 Free Summaries',
  description:
    'One more free summary: enter your email and it starts right away. No password, no newsletter.',
  submit: 'Continue',
  signIn: 'Sign in instead',
}
