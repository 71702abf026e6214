/** How far the rows of an admin's list are counted; one more stands for any number above. Apart from the limits that every page loads. */
export const maxListCount = 10_000
