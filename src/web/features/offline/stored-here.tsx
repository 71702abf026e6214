import { useMutation, useQuery } from '@tanstack/react-query'
import { languageTag } from '#messages/language.ts'
import { storedHere } from '#messages/stored-here.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { readStoredData, switchOff, switchOn } from './stored-data.ts'

const megabyte = 1_000_000

/** The size of what is stored, in the way of the page's language. */
function sizeText(bytes: number): string {
  const isSmall = bytes < megabyte
  const format = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return format.format(isSmall ? Math.ceil(bytes / 1000) : bytes / megabyte)
}

/** Says what this browser stores to be read without a connection, with the way to have it deleted. */
export function StoredHere() {
  const { data, refetch } = useQuery({
    queryKey: ['stored-here'],
    queryFn: readStoredData,
    // The service worker stores while the page is open.
    staleTime: 0,
    refetchInterval: 5000,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: async (isOff: boolean) => (isOff ? await switchOn() : await switchOff()),
    onSettled: async () => await refetch(),
  })
  if (data === undefined) return <TextSkeleton label={storedHere.title} />
  if (data === null) return <p>{storedHere.impossible}</p>
  const { results, bytes, wasFull, isOff } = data
  return (
    <>
      <p aria-live="polite">{isOff ? storedHere.off : storedHere.stored(results, sizeText(bytes))}</p>
      {wasFull && <p className="mt-1 text-sm text-muted">{storedHere.full}</p>}
      <Button variant="secondary" className="mt-4" busy={isPending} onClick={() => mutate(isOff)}>
        {isOff ? storedHere.storeAgain : storedHere.remove}
      </Button>
    </>
  )
}
