/**
 * The place in the product that runs what a case times. `caller` is the file of the product that calls it, `times` the file whose
 * function `name` is timed. Without a name a whole page is timed. `tests/scripts/bench-product.test.ts` verifies that a page, the
 * command line or the server reaches the caller, and the caller the function.
 */
const worker = 'app/_editor/problems/model/check-worker.ts'
const bots = 'cli/commands/play.ts'
const table = 'app/_play/host/match-worker.ts'
const thinker = 'app/_play/bots/bot-worker.ts'
const studio = 'app/studio/[id]/page.tsx'

const CALLERS = [
  [/^random play/, { caller: bots, times: 'engine/game.ts', name: 'play' }],
  [/^reach/, { caller: table, times: 'engine/geometry/reach.ts', name: 'reacherOf' }],
  [
    /^lines of fire/,
    { caller: table, times: 'engine/rulesets/cry-havoc/rules/sight/sight.ts', name: 'lineOfFire' },
  ],
  [
    /^networks/,
    { caller: table, times: 'engine/rulesets/kriegspiel/rules/network.ts', name: 'loadNetworks' },
  ],
  [/^(?:tree )?search/, { caller: thinker, times: 'engine/bots/search/search.ts', name: 'Search' }],
  [/^next state/, { caller: table, times: 'engine/replay/session.ts', name: 'withStep' }],
  [/^memory of 1,000 steps/, { caller: table, times: 'engine/replay/session.ts', name: 'act' }],
  [/^check (?:of )?[\d,]+ units/, { caller: worker, times: 'schemas/reading/reading.ts', name: 'readFile' }],
  [/^keystroke/, { caller: worker, times: 'app/_editor/problems/model/check-files.ts', name: 'checkFiles' }],
  [/^map file/, { caller: worker, times: 'engine/compile/board-map.ts', name: 'boardMap' }],
  [
    /^edit to play/,
    {
      caller: 'app/_open/open-draft.ts',
      times: 'app/_editor/problems/model/check-files.ts',
      name: 'checkFiles',
    },
  ],
  [/^board/, { caller: studio, times: 'app/_board/printed-map.ts', name: 'PrintedMap' }],
  [/^pieces/, { caller: 'app/play/[id]/page.tsx', times: 'app/_board/attach-board.ts', name: 'attachBoard' }],
  [/^gliding/, { caller: 'app/play/[id]/page.tsx', times: 'app/_board/scene.ts', name: 'Scene' }],
  [/^dragging/, { caller: 'app/play/[id]/page.tsx', times: 'app/play/[id]/page.tsx' }],
  [/^drawing/, { caller: studio, times: studio }],
  [/^looking back/, { caller: 'app/play/[id]/page.tsx', times: 'app/play/[id]/page.tsx' }],
  [/^page studio/, { caller: studio, times: studio }],
  [/^page play/, { caller: 'app/play/[id]/page.tsx', times: 'app/play/[id]/page.tsx' }],
  [/^(?:page home|readers)/, { caller: 'app/page.tsx', times: 'app/page.tsx' }],
]

/** Returns the place by the name of one of our cases, or of a figure. */
export function productOf(name) {
  const known = CALLERS.find(([pattern]) => pattern.test(name))
  if (!known) throw new Error(`nothing in the product is known to run what "${name}" times`)
  return known[1]
}
