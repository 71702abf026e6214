/** Days after which the state of a followed video is deleted. */
export const followedItemDays = 90
