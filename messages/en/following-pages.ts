/** The pages about what is followed: their headings, and what a visitor is asked to sign in for. */
export const followingPages = {
  following: 'Following',
  digest: 'Digest',
  signIn: 'Sign in to follow channels and playlists, and get what’s new as a digest.',
  loading: 'Loading...',
  stopTitle: 'Stop the emails: Précis',
  stopHeading: 'Stop the emails',
}
