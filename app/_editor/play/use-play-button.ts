'use client'
import { useCallback, useState } from 'react'
import type { RawPack } from '../../../engine/types'
import { countsOf } from '../../../schemas/checking/findings'
import type { Message } from '../../../schemas/diagnostic'
import type { Begun } from '../../_play/host/asked'
import type { PlaytestProps } from '../../_play/types'
import { scenarioToPlay } from '../document/scenario-to-play'
import { readyToPlay } from '../lazy-parts'
import type { EditorSession } from '../session'
import { useSessionPart } from '../studio-context'
import type { writtenRange } from '../text-editor/written-range'
import { returnPlace } from './return-place'
import type { Place } from './source-sheet'

/** The settings of a game, and its id. */
type BegunHere = { readonly begun: Begun; readonly game: string }
/** A recorded game for the table, instead of a saved one. */
type Replay = NonNullable<PlaytestProps['replay']>
type Table = Awaited<ReturnType<typeof readyToPlay>>

export type PlayState =
  | { readonly type: 'idle' }
  | { readonly type: 'checking' }
  | { readonly type: 'choosing'; readonly pack: RawPack; readonly scenario: string }
  | {
      readonly type: 'playing'
      readonly pack: RawPack
      readonly scenario: string
      readonly Table: Table
      readonly replay?: Replay
      readonly begun?: BegunHere
    }

/** Opens the place of a value in a text, or the file if the part that finds it cannot be loaded. */
function openWritten(session: EditorSession, file: string, text: string, path: Place['path']): void {
  const open = (range: ReturnType<typeof writtenRange>) =>
    range ? session.selection.goToRange(file, range) : session.files.open(file)
  void import('../text-editor/written-range').then(
    (found) => open(found.writtenRange(file, text, session.files.ruleset, path)),
    () => open(undefined),
  )
}

/** Starts a game from the current files in the same tab: reports errors first, then plays. */
export function usePlay(session: EditorSession, words: (message: Message) => string) {
  const [state, setState] = useState<PlayState>({ type: 'idle' })
  const [last, setLast] = useState<string | undefined>(() => returnPlace().scenario)
  const next = useSessionPart(
    ({ checked, file }) =>
      checked.pack && scenarioToPlay(checked.pack, { file, map: session.files.map?.board?.id }, last),
  )

  const start = useCallback(
    async (scenario: string, how: { readonly replay?: Replay; readonly begun?: BegunHere } = {}) => {
      const { pack } = session.state.checked
      setLast(scenario)
      if (!pack) return
      try {
        const Table = await readyToPlay(pack.manifest.ruleset)
        setState({ type: 'playing', pack, scenario, Table, ...how })
      } catch {
        setState({ type: 'idle' })
        session.setNotice({ key: 'studio.notice.noTable' })
      }
    },
    [session],
  )

  /** Plays at once, or opens the set-up sheet first. */
  const ask = useCallback(
    async (isChoosing: boolean) => {
      setState({ type: 'checking' })
      session.setNotice(undefined)
      const { diagnostics, pack, unchecked } = await session.checkNow()
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      if (errors.length > 0 || !pack) {
        setState({ type: 'idle' })
        const first = errors[0]
        const { errors: count } = countsOf(diagnostics)
        const values = { count, first: first ? words(first.message) : '' }
        session.setNotice(unchecked ?? { key: 'studio.cannotPlay', values })
        if (first) session.selection.goTo(first)
        return
      }
      const open = { file: session.state.file, map: session.files.map?.board?.id }
      const scenario = scenarioToPlay(pack, open, last)
      if (scenario === undefined) return setState({ type: 'idle' })
      if (isChoosing) setState({ type: 'choosing', pack, scenario })
      else await start(scenario)
    },
    [session, words, start, last],
  )

  /** Replays a recorded game on the current files, up to the move before its first difference. */
  const replay = useCallback(
    (file: string, move: number) => {
      const golden = session.state.checked.pack?.goldens?.find((one) => one.file === file)
      if (!golden) return
      const { scenario, seed, moves } = golden
      const actions = moves.map(({ by, do: action }) => ({ seat: by, action }))
      void start(scenario, { replay: { seed, actions, step: move - 1 } })
    },
    [session, start],
  )

  const leave = useCallback(() => setState({ type: 'idle' }), [])

  /** Opens the place in the text of this pack; a file of a required pack is shown read-only. */
  const [read, setRead] = useState<Place>()
  const showSource = useCallback(
    (place: Place) => {
      const { pack, file, path } = place
      if (pack !== undefined) return setRead(place)
      setState({ type: 'idle' })
      const text = session.document.text(file)
      if (text === undefined) return
      openWritten(session, file, text, path)
    },
    [session],
  )
  return { state, next, ask, start, replay, leave, showSource, read, stopReading: () => setRead(undefined) }
}
