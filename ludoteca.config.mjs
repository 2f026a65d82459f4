/**
 * The rulesets that this Ludoteca adds to its own: folders or npm packages that hold a ruleset. Run `npm run generate` after a
 * change. docs/tutorial-ruleset.md shows how to write one. Draughts is registered here like any other ruleset, without a pack on
 * the front page.
 * @type {import('./scripts/generation/rulesets.mjs').LudotecaConfig}
 */
export default {
  rulesets: ['./examples/draughts'],
}
