// Generated from `schemas/cry-havoc/bots.schema.json` by `npm run schemas:build`: do not edit.
import type { CryHavocWeights } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<CryHavocWeights> = {
  kill: 0,
  wound: 0,
  stun: 0,
  retreat: 0,
  loss: 0,
  capture: 0,
  approach: 0,
  hunt: 0,
  shoot: 0,
  cover: 0,
  danger: 0,
  support: 0,
  ground: 0,
  exit: 0,
  hold: 0,
  lead: 0,
  mount: 0,
  advance: 0,
}
