// Generated from `schemas/kriegspiel/bots.schema.json` by `npm run schemas:build`: do not edit.
import type { KriegspielWeights } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<KriegspielWeights> = {
  arsenal: 0,
  capture: 0,
  relay: 0,
  retreat: 0,
  approach: 0,
  hunt: 0,
  connected: 0,
  line: 0,
  danger: 0,
  guard: 0,
  follow: 0,
  haste: 0,
  roam: 0,
  relayLine: 0,
}
