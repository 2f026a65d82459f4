/** A screen for a game of this process, with the player's actions and the host's data. */
import { PlayGame } from '../../app/_play/model/play-game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { LocalOptions } from '../../engine/match/local/local-options'
import type { Control } from '../../engine/match/port/controls'
import { recordOf, type Session } from '../../engine/replay/session'
import type { GameDef, GameRecord, Pointed, Seat, Seed } from '../../engine/types'

export class LocalGame extends PlayGame<LocalMatch> {
  constructor(def: GameDef, options: LocalOptions) {
    super(def, new LocalMatch(def, options))
  }

  get session(): Session {
    return this.match.session
  }
  get seed(): Seed {
    return this.session.seed
  }
  record(): GameRecord {
    return recordOf(this.session)
  }
  botSteps(most: number, isLate?: () => boolean): number {
    return this.match.botSteps(most, isLate)
  }
  restart(seed: Seed): void {
    this.match.restart(seed)
  }

  undo(): void {
    this.do({ type: 'undo' })
  }
  redo(): void {
    this.do({ type: 'redo' })
  }
  takeScreen(seat: Seat): void {
    this.do({ type: 'take-screen', seat })
  }
  passScreen(): void {
    this.do({ type: 'pass-screen' })
  }
  chooseForMe(whole: boolean): void {
    this.do({ type: 'choose-for-me', whole })
  }
  setControl(seat: Seat, control: Control): void {
    this.do({ type: 'control', seat, control })
  }
  setPaused(paused: boolean): void {
    this.do({ type: 'pause', paused })
  }
  inspect(at: Pointed) {
    return this.match.ask('inspect', at)
  }
  notesOf(seat: Seat) {
    return this.match.ask('notes', seat)
  }
  load(text: string) {
    return this.match.ask('load', text)
  }
}
