// Generated from the schemas by `npm run schemas:build`: do not edit.
import type { Part } from '../part'

/** The schemas of a ruleset, fetched when they are asked for. */
export const PARTS: Readonly<Record<string, () => Promise<{ readonly default: Part }>>> = {
  'corteo': () => import('./parts/corteo'),
  'cry-havoc': () => import('./parts/cry-havoc'),
  'junta': () => import('./parts/junta'),
  'kriegspiel': () => import('./parts/kriegspiel'),
  'wir-sind-das-volk': () => import('./parts/wir-sind-das-volk'),
}
