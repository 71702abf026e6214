import type { Talk } from '#contract/talk.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { formNames } from '#messages/form-names.ts'
import { talkLine } from '#messages/talk-line.ts'
import { formOfKind } from '#product/talk-kinds.ts'
import type { TalkKind } from '#product/talk-kinds.ts'
import { defaultOptions } from '#web/features/run/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A transcript that looks like a kind of talk with a form of its own. */
export type Proposal = { transcript: Transcript; kind: Exclude<TalkKind, 'talk'>; speakers: number }

/** The proposal for a transcript; `null` where nothing speaks for another form, or one was chosen before. */
export function proposalFor(
  transcript: Transcript,
  talk: Talk | null | undefined,
  form: string,
): Proposal | null {
  if (!talk || talk.kind === 'talk' || form !== defaultOptions.form) return null
  return { transcript, kind: talk.kind, speakers: talk.speakers }
}

type Props = {
  proposal: Proposal
  onClose: () => void
  onChosen: (transcript: Transcript, form: string) => void
}

/** The dialog that offers the form of a talk's kind, and the default form at one press. */
export function ProposedForm({ proposal: { transcript, kind, speakers }, onClose, onChosen }: Props) {
  return (
    <Dialog open onClose={onClose} title={talkLine.looks(kind, speakers)}>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => onChosen(transcript, formOfKind[kind])}>{talkLine.show(kind)}</Button>
        <Button variant="secondary" onClick={() => onChosen(transcript, defaultOptions.form)}>
          {formNames['key-insights']}
        </Button>
      </div>
    </Dialog>
  )
}
