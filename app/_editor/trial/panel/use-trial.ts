'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TrialProgress } from '../../../../engine/trial/trial'
import { countsOf } from '../../../../schemas/checking/findings'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import { watchWorker } from '../../../_shell/watch-worker'
import type { Files } from '../../document/change'
import { useSession, useWords } from '../../studio-context'
import { runTrial } from '../model/run-trial'
import type { TrialAnswer } from '../model/trial-worker'

/** Limit of missed pings: a game runs without a pause and may take long; the worker pings before each. */
const MOST_MISSED_IN_A_GAME = 40

export type TrialState =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly progress?: TrialProgress }
  | { readonly type: 'found'; readonly found: readonly Diagnostic[]; readonly files: Files }
  | { readonly type: 'failed'; readonly reason: string }

/** Lets bots play the current files: reports errors first, then plays. A trial ends with its panel. */
export function useTrial() {
  const session = useSession()
  const words = useWords()
  const [state, setState] = useState<TrialState>({ type: 'idle' })
  const stop = useRef(() => {})

  const cancel = useCallback(() => {
    stop.current()
    stop.current = () => {}
    setState({ type: 'idle' })
  }, [])

  const begin = useCallback(
    async (games: number) => {
      let isStopped = false
      stop.current = () => {
        isStopped = true
      }
      setState({ type: 'running' })
      const { diagnostics, pack, unchecked } = await session.checkNow()
      if (isStopped) return
      const first = diagnostics.find(({ severity }) => severity === 'error')
      if (first || !pack) {
        setState({ type: 'idle' })
        const values = { count: countsOf(diagnostics).errors, first: first ? words(first.message) : '' }
        session.setNotice(unchecked ?? { key: 'studio.cannotPlay', values })
        return
      }
      const { files } = session.document
      const onAnswer = (answer: TrialAnswer) => {
        if (answer.type === 'progress') setState({ type: 'running', progress: answer.progress })
        else if (answer.type === 'found') setState({ type: 'found', found: answer.found, files })
        else setState(answer)
      }
      const asked = { pack, files, known: diagnostics, games }
      stop.current = runTrial(asked, onAnswer, undefined, (worker, onDead) =>
        watchWorker(worker, onDead, { most: MOST_MISSED_IN_A_GAME }),
      )
    },
    [session, words],
  )

  useEffect(() => () => stop.current(), [])
  return { state, begin, cancel }
}
