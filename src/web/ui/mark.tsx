/** The mark: three bars, each shorter than the one above, lines of text and a play triangle at once. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 text-brand" fill="currentColor">
      <rect x="3" y="4" width="18" height="4" rx="2" />
      <rect x="3" y="10" width="13" height="4" rx="2" />
      <rect x="3" y="16" width="7" height="4" rx="2" />
    </svg>
  )
}
