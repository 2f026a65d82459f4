'use client'
import { useCallback, useState } from 'react'
import type { RawPack } from '../../engine/types'
import type { Message, ValuePath } from '../../schemas/diagnostic'
import { rangeOf } from '../../schemas/language/hover'
import type { EditorSession } from './session'

export type PlayState =
  | { readonly type: 'idle' }
  | { readonly type: 'checking' }
  | { readonly type: 'choosing'; readonly scenarios: readonly string[] }
  | { readonly type: 'playing'; readonly pack: RawPack; readonly scenario: string }

/** From the files as they stand to a game in the same tab: errors first, then the scenario, then play. */
export function usePlay(session: EditorSession, words: (message: Message) => string) {
  const [state, setState] = useState<PlayState>({ type: 'idle' })

  const start = useCallback(
    (scenario: string) => {
      const { pack } = session.state.checked
      if (pack) setState({ type: 'playing', pack, scenario })
    },
    [session],
  )

  const ask = useCallback(async () => {
    setState({ type: 'checking' })
    session.setNotice(undefined)
    const { diagnostics, pack } = await session.checkNow()
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    if (errors.length > 0 || !pack) {
      setState({ type: 'idle' })
      const first = errors[0]
      session.setNotice({
        key: 'studio.cannotPlay',
        values: { count: errors.length, first: first ? words(first.message) : '' },
      })
      if (first) session.goTo(first)
      return
    }
    const scenarios = Object.values(pack.scenarios).map(({ id }) => id)
    if (scenarios.length > 1) setState({ type: 'choosing', scenarios })
    else start(scenarios[0])
  }, [session, words, start])

  const leave = useCallback(() => setState({ type: 'idle' }), [])

  const showSource = useCallback(
    (file: string, path: ValuePath) => {
      setState({ type: 'idle' })
      const text = session.document.text(file)
      if (text === undefined) return
      const range = rangeOf(text, path)
      if (range) session.goToRange(file, range)
      else session.openFile(file)
    },
    [session],
  )
  return { state, ask, start, leave, showSource }
}
