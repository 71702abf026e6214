/** Says why this video came of a link that names a playlist; nothing for a link of one video. */
export function PlaylistNote({ fromPlaylist }: { fromPlaylist: boolean }) {
  if (!fromPlaylist) return null
  return <p className="mt-1 text-sm text-muted">The link names a playlist; this is its first video.</p>
}
