/**
 * The whole engine on one page: six verbs, and `compile` before them.
 *
 *   compile  -> GameDef          what can be played
 *   setup    -> GameState        a game begins
 *   decisions-> Decision[]       who is asked what, with every legal choice
 *   apply    -> [state, events]  or a Refusal that says why not
 *   view     -> GameState        what one seat may know
 *   outcome  -> Outcome          who won, with the score sheet
 *   replay   -> GameState        a record played again, or the first action that is not legal
 */
export {}
