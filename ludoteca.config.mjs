/**
 * What this Ludoteca has in addition to its own: folders or npm packages that hold a ruleset. After a change: `npm run generate`.
 * How to write one: docs/tutorial-ruleset.md. Draughts is known here as any other; no pack of it is on the front page.
 * @type {import('./scripts/lib/rulesets.mjs').LudotecaConfig}
 */
export default {
  rulesets: ['./examples/draughts'],
}
