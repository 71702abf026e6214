import { useLocation } from 'react-router'
import type { Summary } from '#contract/summary.ts'
import { proofLink } from '#messages/proof-link.ts'
import { ReelBar } from '#web/features/player/reel-bar.tsx'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { hearPath } from '#web/text/addresses.ts'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { shareProof } from './share-summary.ts'

type Props = Pick<Summary, 'durationSeconds' | 'videoId'>

/** The controls of the moments that play, with a link that plays them for others. */
export function ProofBar({ durationSeconds, videoId }: Props) {
  // Nobody else has the recording of a pasted talk.
  return <ReelBar durationSeconds={durationSeconds} actions={videoId !== null && <CopyProofLink />} />
}

/** Copies the address at which the proof plays at a press; a result of one's own is shared by that. */
function CopyProofLink() {
  const reading = useReading()
  const { pathname } = useLocation()
  const isOpenToAll = /^\/(?:s|examples)\//.test(pathname)
  if (reading === null && !isOpenToAll) return null
  return (
    <IconButton
      label={proofLink.copy}
      onClick={() =>
        void (reading === null
          ? copyText(location.origin + hearPath(pageAddress(pathname)))
          : shareProof(reading.historyId))
      }
    >
      <ShareIcon />
    </IconButton>
  )
}
