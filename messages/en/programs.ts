/** What the lists and the pages of keys and of webhooks have in common. */
export const programs = {
  none: { key: 'You have no keys yet.', webhook: 'You have no webhooks yet.' },
  create: { key: 'Create a key', webhook: 'Create a webhook' },
  full: {
    key: (max: number) => `You have ${max} keys. Delete one to make another.`,
    webhook: (max: number) => `You have ${max} webhooks. Delete one to make another.`,
  },
  missing: {
    key: "There's no such key. It may have been deleted.",
    webhook: "There's no such webhook. It may have been deleted.",
  },
  back: 'Back to your account',
  /** Reads again what the key or the webhook did. */
  refresh: 'Refresh',
  /** Closes the dialog with a new secret. */
  done: 'Done',
}

/** The pages about one key and about one webhook, before what they show is there. */
export const programPage = {
  keyHeading: 'Calls of an API key',
  keySignIn: 'Sign in to see your keys.',
  webhookHeading: 'Webhook',
  webhookSignIn: 'Sign in to see your webhooks.',
}

/** A key or a form in its list, which can be deleted. */
export const deletableRow = {
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  /** The answer to the question whether it is to be deleted. */
  deleteIt: { key: 'Delete key', form: 'Delete form' },
  deleted: { key: 'Key deleted', form: 'Form deleted' },
}
