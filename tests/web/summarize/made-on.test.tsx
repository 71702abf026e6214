import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useMadeOn } from '#web/features/run/made-on.ts'

afterEach(cleanup)

const state = { madeOn: '/' }

it('the page of a request is the page that made the result while its address is open, also on the way back from a filter of it', async () => {
  const { result } = renderHook(() => ({ madeOn: useMadeOn(), navigate: useNavigate() }), {
    wrapper: MemoryRouter,
  })
  const follow = (address: string) => act(async () => result.current.navigate(address, { state }))
  const goBack = () => act(async () => result.current.navigate(-1))
  await follow('/v/one')
  expect(result.current.madeOn).toBe('/')
  await follow('/v/one?show=highlights')
  expect(result.current.madeOn).toBe('/')
  await goBack()
  expect(result.current.madeOn).toBe('/')
  await act(async () => result.current.navigate('/pricing'))
  expect(result.current.madeOn).toBeNull()
  await goBack()
  expect(result.current.madeOn, 'the page of the address itself').toBeNull()
})
