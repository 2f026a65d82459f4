/**
 * The rulesets that this Ludoteca adds to its own: folders or npm packages that hold a ruleset. After a change, run `npm run
 * generate`.
 * docs/tutorial-ruleset.md shows how to write one. Draughts is registered here like any other ruleset; the front page lists no
 * pack of it.
 * @type {import('./scripts/lib/rulesets.mjs').LudotecaConfig}
 */
export default {
  rulesets: ['./examples/draughts'],
}
