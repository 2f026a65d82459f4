// Generated from `schemas/wir-sind-das-volk/bots.schema.json` by `npm run schemas:build`: do not edit.
import type { VolkWeights } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<VolkWeights> = {
  win: 0,
  prestige: 0,
  currency: 0,
  socialism: 0,
  flight: 0,
  wall: 0,
  unrest: 0,
  protest: 0,
  standard: 0,
  economy: 0,
  factory: 0,
  rail: 0,
  rundown: 0,
  police: 0,
  socialist: 0,
  export: 0,
  hand: 0,
  dissolved: 0,
  spread: 0,
}
