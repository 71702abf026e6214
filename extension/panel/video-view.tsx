import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LockedSummary } from '#contract/summaries.ts'
import { controls } from '#messages/controls.ts'
import { ownModelWriting } from '#messages/own-model-writing.ts'
import { panelTexts } from '#messages/panel-texts.ts'
import { readFailures } from '#messages/read-failures.ts'
import { result } from '#messages/result.ts'
import { serverFailures } from '#messages/server-failures.ts'
import { browserModel } from '#product/browser-model.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { LockedCard } from '#web/features/result/locked-view.tsx'
import { StageCard } from '#web/features/result/stage-card.tsx'
import { useLive } from '#web/features/run/live-feed.ts'
import { stageText } from '#web/features/run/reducer.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { emailField, useForm, validateEmail } from '#web/ui/form.tsx'
import { useStore } from '#web/ui/store.ts'
import type { Alone } from '../alone/alone.ts'
import type { OwnModel } from '../alone/own-models.ts'
import type { PageVideo } from '../reading/page-transcript.ts'
import type { Connection } from '../server/connection.ts'
import { failureTexts, FailureView, isAboutConnection } from './failure-view.tsx'
import { QuotaLine } from './quota-line.tsx'
import { LiveResult, WholeResult } from './result-view.tsx'
import { SavedActions, useSaved } from './saved-actions.tsx'
import { SiteLink } from './site-link.tsx'
import type { SummaryWork, Work } from './summary-work.ts'
import type { Page } from './use-page.ts'

type Props = {
  page: Page
  video: PageVideo
  summary: SummaryWork
  alone: Alone
  connection: Connection
  onSettings: () => void
}

/** The video of the page: to be summarized, at work, or what came of it. */
export function VideoView(props: Props) {
  const { page, video, summary, connection } = props
  const { live, cancel, start, resume } = summary
  const work = useStore(summary.work, summary.work.get())
  const { videoId } = video
  const hasBegun = useLive(live, 'hasBegun')
  const begin = (): void => start({ kind: 'page', read: page.read })
  useEffect(() => {
    if (videoId !== null) resume(videoId)
  }, [videoId, resume])
  if (work.status === 'idle') {
    return (
      <section aria-labelledby="video-heading">
        <h2 id="video-heading" className="font-serif text-2xl font-semibold text-balance wrap-anywhere">
          {video.title ?? panelTexts.untitled}
        </h2>
        <Button className="mt-4" onClick={begin}>
          {panelTexts.summarize}
        </Button>
        {connection.server === null ? <AloneLine isDone={false} /> : <QuotaLine connection={connection} />}
      </section>
    )
  }
  if (work.status === 'preparing') return <AtWork stage={work.stage} onCancel={cancel} />
  if (work.status === 'running') {
    const { running } = work
    return hasBegun && running.video !== null ? (
      <LiveResult running={running} live={live} page={page} onCancel={cancel} />
    ) : (
      <AtWork stage={stageText(running)} onCancel={cancel} />
    )
  }
  return <Ended {...props} outcome={work.outcome} onBegin={begin} />
}

/** The line that says where the work is done, before and after it. */
function AloneLine({ isDone }: { isDone: boolean }) {
  return (
    <p className="mt-3 text-sm text-muted">{isDone ? panelTexts.nothingWasSent : panelTexts.nothingIsSent}</p>
  )
}

function AtWork({ stage, onCancel }: { stage: string; onCancel: () => void }) {
  return (
    <>
      <output className="sr-only">{stage}</output>
      <StageCard stage={stage} isWaiting={false} video={null} onCancel={onCancel} />
    </>
  )
}

type EndedProps = Props & { outcome: Extract<Work, { status: 'ended' }>['outcome']; onBegin: () => void }

function Ended(props: EndedProps) {
  const { outcome, video, summary, page, alone, connection, onBegin, onSettings } = props
  const { server, key, model } = connection
  const { videoId } = video
  switch (outcome.result) {
    case 'summary':
      return server === null ? (
        <AloneResult summary={outcome.summary} view={summary} page={page} alone={alone} model={model} />
      ) : (
        <WholeResult summary={outcome.summary} view={summary} page={page} server={server} />
      )
    case 'locked':
      return (
        <LockedView
          locked={outcome.locked}
          server={server ?? ''}
          isVisitor={key === null}
          onRetry={onBegin}
        />
      )
    case 'email-needed':
      return <EmailForm server={server ?? ''} onGiven={onBegin} />
    case 'unread': {
      const { failure } = outcome
      const letServer =
        failure === 'UNREADABLE' && server !== null && videoId !== null
          ? { label: serverFailures.letServerTry, onPress: () => summary.start({ kind: 'server', videoId }) }
          : null
      const isFree = server !== null
      return <FailureView {...readFailures[failure]} isFree={isFree} onRetry={onBegin} other={letServer} />
    }
    case 'failure':
  }
  const { reason } = outcome
  const isFree = server !== null && reason.problem !== null && reason.cost === 'none'
  const settings = isAboutConnection(reason) ? { label: panelTexts.settings, onPress: onSettings } : null
  return <FailureView {...failureTexts(reason)} isFree={isFree} onRetry={onBegin} other={settings} />
}

type AloneProps = Pick<EndedProps, 'page' | 'alone'> & {
  model: OwnModel | null
  summary: DeliveredSummary
  view: SummaryWork
}

/** A summary that was made in this browser. What is asked about a saved one is saved with it. */
function AloneResult({ summary, view, page, alone, model }: AloneProps) {
  const isSaved = Boolean(useSaved(alone, summary.id))
  const shown = { ...summary, historyId: isSaved ? summary.id : null }
  const showWritten = (written: DeliveredSummary): void => {
    const { engine } = written
    const named = model === null ? written : { ...written, engine: { ...engine, name: model.name } }
    view.work.set({ status: 'ended', outcome: { result: 'summary', summary: named } })
  }
  return (
    <>
      <WholeResult
        summary={shown}
        view={view}
        page={page}
        server={null}
        model={model}
        onWritten={showWritten}
      />
      <SavedActions alone={alone} summary={summary} pictures={view.pictures} />
      {isByOwnModel(summary) ? (
        <p className="mt-3 text-sm text-muted">{ownModelWriting.sentThere}</p>
      ) : (
        <AloneLine isDone />
      )}
    </>
  )
}

function isByOwnModel({ engine }: DeliveredSummary): boolean {
  return engine.kind === 'model' && engine.name !== browserModel
}

type EmailFormProps = { server: string; onGiven: () => void }

/** Asks for the address that the second free summary takes. */
function EmailForm({ server, onGiven }: EmailFormProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => api('POST /api/users/register', { body: { email } }),
    onError: (error) => refuse({ email: failureText(error) }),
  })
  const { field, formProps, refuse } = useForm({
    initial: () => ({ email: '' }),
    validate: validateEmail,
    onValid: ({ email }) => {
      if (!isPending) mutate(email.trim(), { onSuccess: onGiven })
    },
  })
  return (
    <section aria-labelledby="email-heading">
      <h2 id="email-heading" className="font-serif text-xl font-semibold">
        {panelTexts.oneMore}
      </h2>
      <p className="mt-2 text-muted">{panelTexts.giveEmail}</p>
      <form {...formProps} className="mt-4 space-y-4">
        <TextField {...emailField} {...field('email')} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isPending}>
            {panelTexts.continue}
          </Button>
          <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'quiet' })}>
            {panelTexts.myAccount}
          </SiteLink>
        </div>
      </form>
    </section>
  )
}

type LockedViewProps = { locked: LockedSummary; server: string; isVisitor: boolean; onRetry: () => void }

/** A summary beyond the quota, and the plans on the site. The quota comes back by itself. */
function LockedView({ locked, server, isVisitor, onRetry }: LockedViewProps) {
  return (
    <LockedCard name={result.tabs.summary} locked={locked} className="p-4">
      <SiteLink href={`${server}/pricing`} className={buttonClasses({})}>
        {panelTexts.plans}
      </SiteLink>
      {isVisitor && (
        <SiteLink href={`${server}/account`} className={buttonClasses({ variant: 'quiet' })}>
          {panelTexts.signIn}
        </SiteLink>
      )}
      <Button variant="quiet" onClick={onRetry}>
        {controls.tryAgain}
      </Button>
    </LockedCard>
  )
}
