/** What is said once a cancelled plan goes on, on the pages of plans and of the account. */
export const planResumed = {
  title: (plan: string) => `${plan} continues`,
  undone: 'Your cancellation is undone. Nothing was charged now.',
  undoneUntil: (day: string) => `Your cancellation is undone. It renews on ${day}. Nothing was charged now.`,
}
