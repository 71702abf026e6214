/** The dialog that shares something at an address of its own. */
export const shareLink = {
  create: 'Create a link',
  link: 'Link',
  copy: 'Copy link',
  send: 'Send',
  stop: 'Stop sharing',
  stopsForGood: 'If you stop sharing, this link stops working for good.',
}
