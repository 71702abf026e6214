import { Suspense } from 'react'
import { useParams } from 'react-router'
import { controls } from '#messages/controls.ts'
import { programPage } from '#messages/programs.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { KeyUse } from './keys/key-use.tsx'
import { AccountFrame } from './page/account-page.tsx'

const WebhookUse = lazyPart(() => import('./webhooks/webhook-use.tsx'), 'WebhookUse', {
  isFetchedAhead: false,
})

/** What programs of the account are about: the calls of an API key, or what a webhook was sent. */
export function ProgramPage() {
  const { kind = '', id = '' } = useParams()
  return kind === 'webhooks' ? <WebhookPage id={id} /> : <KeyPage id={id} />
}

function KeyPage({ id }: { id: string }) {
  return (
    <AccountFrame heading={programPage.keyHeading} signInText={programPage.keySignIn}>
      {() => <KeyUse id={id} />}
    </AccountFrame>
  )
}

function WebhookPage({ id }: { id: string }) {
  return (
    <AccountFrame heading={programPage.webhookHeading} signInText={programPage.webhookSignIn}>
      {() => (
        <Suspense fallback={<TextSkeleton label={controls.loading} />}>
          <WebhookUse id={id} />
        </Suspense>
      )}
    </AccountFrame>
  )
}
