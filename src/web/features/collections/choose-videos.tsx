import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import type { StoredList } from '#contract/playlists.ts'
import { chooseVideos } from '#messages/choose-videos.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { clockTime } from '#product/times.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { choicesQuery, refreshCollections } from './collection-query.ts'
import type { ListedVideos } from './collection-query.ts'

/** The conditions of the summaries that are not chosen here. */
type Terms = {
  /** The account's remaining summaries; `null` while unknown, and where there is no limit. */
  left: number | null
  /** The options of the summaries; the form as it was chosen last. */
  readOptions: () => SummaryChoice
  /** True where a language model writes. */
  hasModel: boolean
}
type SummaryChoice = Pick<Collection, 'style' | 'language'> & { form: string }

/** The videos of the list that the address names, to choose from. */
export function ChooseVideos({ url, ...terms }: Terms & { url: string }) {
  const [form, setForm] = useState(() => terms.readOptions().form)
  const { data, error, refetch } = useQuery(choicesQuery(url, form))
  if (data !== undefined) {
    return (
      <Choices listed={data} terms={terms} form={form}>
        <FormSelect label={chooseVideos.inForm} value={form} hasModel={terms.hasModel} onChange={setForm} />
      </Choices>
    )
  }
  if (error === null) return <TextSkeleton label={chooseVideos.loading} />
  return <ListFailure text={failureText(error)} onRetry={() => void refetch()} />
}

type Video = StoredList['videos'][number]
/** `null` chooses by hand. */
type Count = number | null

type ChoicesProps = { listed: ListedVideos; terms: Terms; form: string; children: ReactNode }

/** The list with the choice of its videos; `children` chooses the form. */
function Choices({ listed, terms, form, children }: ChoicesProps) {
  const { list } = listed
  const max = Math.min(list.total, maxCollectionVideos)
  const steps = [...new Set([10, 50, max])].filter((step) => step <= max)
  // The whole of a list is chosen where it is known; of one without an end the least.
  const [first, setFirst] = useState<Count>(list.isWhole && max === list.total ? max : (steps[0] ?? max))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const pages = useVideos(listed)
  const videos = pages.data.pages.flatMap((page) => page.videos)
  const chosen = first ?? ticked.size

  function toggle(video: Video): void {
    // Ticking begins with what was chosen by number, as far as it is shown.
    const before = first === null ? ticked : new Set(videos.slice(0, first).map(({ videoId }) => videoId))
    const next = new Set(before)
    if (!next.delete(video.videoId)) next.add(video.videoId)
    setFirst(null)
    setTicked(next)
  }

  const isChosen = (video: Video, index: number): boolean =>
    first === null ? ticked.has(video.videoId) : index < first
  return (
    <>
      <Facts list={list} />
      <Amount list={list} first={first} onChange={setFirst} steps={steps} />
      <div className="mt-4">{children}</div>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {videos.map((video, index) => (
          <li key={video.videoId}>
            <VideoChoice video={video} isChosen={isChosen(video, index)} onToggle={() => toggle(video)} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {chooseVideos.more}
        </Button>
      )}
      <Start
        {...terms}
        list={list}
        form={form}
        chosen={chosen}
        known={videos.filter((video, index) => video.historyId !== null && isChosen(video, index)).length}
        body={first === null ? { videoIds: [...ticked] } : { first }}
      />
    </>
  )
}

/** The videos of a list, as far as they were asked for. */
function useVideos({ list, form }: ListedVideos) {
  return useInfiniteQuery({
    queryKey: ['choices', list.id, 'videos', form],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/playlists/:id',
        { params: { id: list.id }, query: { from: pageParam, form } },
        { signal },
      ),
    initialData: { pages: [list], pageParams: [0] },
    initialPageParam: 0,
    getNextPageParam: (_last, all) => {
      const read = all.reduce((sum, { videos }) => sum + videos.length, 0)
      return read < list.total ? read : null
    },
    staleTime: Infinity,
  })
}

function Facts({ list: { list, total, yours, isWhole } }: { list: StoredList }) {
  return (
    <div className="mt-4">
      <h2 className="font-serif text-2xl font-semibold wrap-anywhere">
        {list.title ?? chooseVideos.unnamed}
      </h2>
      <p className="text-muted">
        {joinFacts([list.owner, chooseVideos.count(total), yours === 0 ? null : chooseVideos.yours(yours)])}
      </p>
      {!isWhole && <p className="text-muted">{chooseVideos.notWhole}</p>}
    </div>
  )
}

type AmountProps = {
  list: StoredList
  first: Count
  onChange: (first: Count) => void
  steps: readonly number[]
}

function Amount({ list, first, onChange, steps }: AmountProps) {
  const nameOf = list.list.kind === 'channel' ? chooseVideos.newest : chooseVideos.first
  return (
    <fieldset className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
      <legend className="sr-only">{chooseVideos.howMany}</legend>
      {steps.map((step) => (
        <label key={step} className="flex min-h-8 items-center gap-2">
          <input type="radio" name="amount" checked={first === step} onChange={() => onChange(step)} />
          {step === list.total ? chooseVideos.all(step) : nameOf(step)}
        </label>
      ))}
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="radio"
          name="amount"
          checked={first === null || !steps.includes(first)}
          onChange={() => onChange(null)}
        />
        {chooseVideos.ticked}
      </label>
    </fieldset>
  )
}

type VideoChoiceProps = { video: Video; isChosen: boolean; onToggle: () => void }

function VideoChoice({ video, isChosen, onToggle }: VideoChoiceProps) {
  const facts = [
    video.durationSeconds === null ? null : clockTime(video.durationSeconds),
    chooseVideos.states[video.state] ?? null,
    video.historyId === null ? null : chooseVideos.known,
  ]
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2">
      <input type="checkbox" className="size-4 shrink-0" checked={isChosen} onChange={onToggle} />
      <span className="min-w-0 grow sm:flex sm:items-center sm:gap-3">
        <span dir="auto" className="block min-w-0 grow wrap-anywhere">
          {video.title ?? video.videoId}
        </span>{' '}
        <span className="block shrink-0 text-sm text-muted tabular-nums">{joinFacts(facts)}</span>
      </span>
    </label>
  )
}

type StartProps = Terms & {
  list: StoredList
  form: string
  chosen: number
  known: number
  body: { first: number } | { videoIds: string[] }
}

/** Says what it takes before it begins. */
function Start({ list, form, chosen, known, body, left, readOptions }: StartProps) {
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: () => {
      const { style, language } = readOptions()
      return callOnce('POST /api/collections', {
        body: { list: { id: list.id, ...body }, style, language, form },
      })
    },
    onSuccess: async ({ id }) => {
      await refreshCollections()
      await navigate(`/collections/${id}`)
    },
  })
  const needed = chosen - known
  return (
    <div className="sticky bottom-14 mt-4 md:bottom-0 border-t border-line bg-paper py-4">
      <p className="text-sm text-muted">{takenText({ known, needed, left })}</p>
      {start.error !== null && <p role="alert">{failureText(start.error)}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button disabled={chosen === 0} busy={start.isPending} onClick={() => start.mutate()}>
          {chooseVideos.start(chosen)}
        </Button>
        <Link to="/collections" className="underline underline-offset-2">
          {chooseVideos.collections}
        </Link>
      </div>
    </div>
  )
}

type Taken = Pick<StartProps, 'known' | 'left'> & { needed: number }

/** The part of the quota that it takes, in sentences. */
function takenText({ known, needed, left }: Taken): string {
  const isShort = left !== null && needed > left
  return [
    ...(known > 0 ? [chooseVideos.free(known)] : []),
    left === null || isShort ? chooseVideos.takes(needed) : chooseVideos.takesOf(needed, left),
    ...(isShort ? [chooseVideos.waits(left)] : []),
    chooseVideos.failedAreFree,
  ].join(' ')
}
