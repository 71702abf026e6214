import type { ReactNode } from 'react'

type Props = { videoId: string; className?: string }

const drawings: Readonly<Record<string, () => ReactNode>> = {
  WZyRbnpGyzQ: MoonSpeech,
  hQVTIJBZook: CodeTalk,
}

/** The still of an example, drawn: nothing is asked of YouTube for it. Decoration beside the title. */
export function ExampleStill({ videoId, className = '' }: Props) {
  const Drawing = drawings[videoId]
  return (
    <svg
      viewBox="0 0 160 90"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      // In the bar of a phone the player would darken it, as it does a picture under the words on it.
      className={`block aspect-video bg-paper text-ink max-lg:bg-paper! ${className}`}
    >
      {Drawing !== undefined && <Drawing />}
    </svg>
  )
}

/** A lectern with microphones under the moon, and the way there. */
function MoonSpeech() {
  return (
    <>
      <path d="M0 76q40-7 80-3t80-1v18H0z" className="fill-line" />
      <circle cx="120" cy="28" r="17" className="fill-paper stroke-muted" strokeWidth="1.5" />
      <g className="fill-line">
        <circle cx="114" cy="22" r="4" />
        <circle cx="126" cy="27" r="2.5" />
        <circle cx="117" cy="36" r="3" />
      </g>
      <path
        d="M50 42Q62 14 97 22"
        fill="none"
        className="stroke-accent"
        strokeWidth="1.75"
        strokeDasharray="0.1 4.2"
        strokeLinecap="round"
      />
      <path d="m97 22-6-4.2.9 7.6z" className="fill-accent" />
      <g fill="none" className="stroke-ink" strokeWidth="1.75" strokeLinecap="round">
        <path d="M38 55q-3-5-1-9M46 55q4-4 3-9" />
      </g>
      <circle cx="36.8" cy="45" r="2" className="fill-ink" />
      <circle cx="49.2" cy="45" r="2" className="fill-ink" />
      <path d="M25 55h34l-4 7H29z" className="fill-ink" />
      <path d="M31 62h22l-2 22H33z" className="fill-surface stroke-ink" strokeWidth="1.75" />
      <path
        d="M38 70h8M38 74h5.5M38 78h3"
        className="stroke-accent"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </>
  )
}

/** A screen with a piece of code, some of it struck out, over the heads of those who listen. */
function CodeTalk() {
  return (
    <>
      <path d="M0 80h160v10H0z" className="fill-line" />
      <rect
        x="34"
        y="12"
        width="92"
        height="54"
        rx="4"
        className="fill-surface stroke-muted"
        strokeWidth="1.5"
      />
      <g fill="none" className="stroke-accent" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M54 25q-5 0-5 5v4q0 5-4 5 4 0 4 5v4q0 5 5 5" />
        <path d="M106 25q5 0 5 5v4q0 5 4 5-4 0-4 5v4q0 5-5 5" />
      </g>
      <g className="stroke-muted" strokeWidth="2.5" strokeLinecap="round">
        <path d="M62 30h24M66 39h30M66 48h14" />
      </g>
      <path d="M63 39.5 98 38" className="stroke-warn" strokeWidth="1.75" strokeLinecap="round" />
      <g className="fill-ink">
        <path d="M16 90q0-12 10-12t10 12zM48 90q0-12 10-12t10 12zM92 90q0-12 10-12t10 12zM124 90q0-12 10-12t10 12z" />
        <circle cx="26" cy="73" r="5.5" />
        <circle cx="58" cy="73" r="5.5" />
        <circle cx="102" cy="73" r="5.5" />
        <circle cx="134" cy="73" r="5.5" />
      </g>
    </>
  )
}
