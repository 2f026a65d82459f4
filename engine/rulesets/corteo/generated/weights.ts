// Generated from `schemas/corteo/bots.schema.json` by `npm run schemas:build`: do not edit.
import type { BotWeights } from '../../../../schemas/generated/content'

/** What counts where a pack says nothing. */
export const USUAL: Required<BotWeights> = {
  objective: 0,
  storm: 0,
  hunt: 0,
  approach: 0,
  retreat: 0,
  panic: 0,
  arrest: 0,
  hemmed: 0,
  danger: 0,
  help: 0,
  garrison: 0,
  link: 0,
  launch: 0,
  barricade: 0,
  run: 0,
  runPrice: 0,
  advance: 0,
  shelter: 0,
  jam: 0,
  component: 0,
  base: 0,
  capture: 0,
  escort: 0,
}
