/**
 * Parts that authors need after the first look, such as the reader of broken texts and the table. All of them load after the
 * first press or key, so that later steps do not wait and work without the server. A part that is needed earlier is awaited.
 */
import { loadRulesets } from '../../engine/rulesets'
import { languageOf } from '../_text/languages'
import { atFirstWork } from '../_ui/first-work'
import { LAZY_MESSAGES } from './lazy-messages'
import type { Mode } from './outlines/controller/gestures'
import type { EditorSession } from './session'
import { loadHelp } from './text-editor/help'
import { loadReader } from './yaml/parse-text'

/** The screen of a game with its messages, so that both work without the server later. */
async function loadTable() {
  const { Table, WORDS } = await import('./play/table')
  await WORDS[languageOf(document.documentElement.lang)]()
  return Table
}

/** A panel with its messages, so that both work without the server later. */
async function withWords<T>(panel: Promise<T>): Promise<T> {
  const [found] = await Promise.all([panel, LAZY_MESSAGES[languageOf(document.documentElement.lang)]()])
  return found
}

/** The dialogs opened by a key: all commands, all files, all keys. */
export const loadDialogs = () => withWords(import('./commands/dialogs'))

/** The sheet for setting up a game. */
export const loadSetUp = () => import('../_setup/set-up-sheet')

/** The contents of a scenario or a deck in words. */
export const loadBlocks = () =>
  withWords(import('./blocks/panel/blocks-panel').then(({ BlocksPanel }) => BlocksPanel))

/** The dialog for files dropped on the studio. */
export const loadDropDialog = () =>
  withWords(import('./files/panel/drop-dialog').then((file) => file.DropDialog))

/** The panel for the objects on the map and their fields. */
export const loadObjectsPanel = () =>
  withWords(import('./objects/panel/objects-panel').then(({ ObjectsPanel }) => ObjectsPanel))

/** The pictures of counters in the forms of objects. */
const loadScenes = () => import('../_board/described/described-scene')

/** The panel that draws and bends the outlines of areas. */
export const loadOutlinesPanel = () =>
  withWords(import('./outlines/panel/outlines-panel').then(({ OutlinesPanel }) => OutlinesPanel))

/** Selects the outline tool in a mode, and loads its controller first if the map has areas. */
export async function drawOutlines(session: EditorSession, mode: Mode): Promise<void> {
  if (session.files.map?.grid?.kind === 'areas') {
    const { outlinesOf } = await import('./outlines/controller/load')
    const hand = outlinesOf(session)
    // The panel of the tool uses this same controller.
    session.takeOutlines(hand)
    hand.use(mode)
  }
  session.takeTool('outlines')
}

/** Loads the object controller without its panel; moving a piece of the map moves its objects too. */
export async function loadObjectController(session: EditorSession): Promise<void> {
  const { takeObjects } = await import('./objects/controller/load')
  await takeObjects(session)
}

/** The panel with the rules about a cell and the unit on it. */
export const loadAround = () =>
  withWords(import('./around/around-panel').then(({ AroundPanel }) => AroundPanel))

/** The panel with the layers over the map. */
export const loadLayers = () =>
  withWords(import('./layers/layers-panel').then(({ LayersPanel }) => LayersPanel))

/** The minimap, shown while the window contains only part of the map. */
export const loadMinimap = () => import('./map/panel/minimap').then(({ Minimap }) => Minimap)

/** The layers over the map, and links to places. */
const loadViews = () => import('./layers')

/** Runs `act` once the views have loaded; shows a notice if the server does not answer. */
export async function withViews<T>(
  session: Pick<EditorSession, 'setNotice'>,
  act: (views: Awaited<ReturnType<typeof loadViews>>) => T,
): Promise<Awaited<T> | undefined> {
  try {
    return await act(await loadViews())
  } catch {
    session.setNotice({ key: 'studio.notReached' })
    return undefined
  }
}

/** Loads the table and the ruleset of a game. */
export async function readyToPlay(ruleset: string) {
  const [Table] = await Promise.all([loadTable(), loadRulesets([ruleset])])
  return Table
}

/** Loads all parts at the first press or key, once the page is idle. Returns a function that cancels it. */
export const whenInteractive = (session: EditorSession): (() => void) =>
  atFirstWork(() => {
    session.warmCheck()
    const ruleset = () => session.files.ruleset
    // A part that fails to load now is requested again when it is needed.
    const help = loadHelp().then(({ loadSchemas }) => loadSchemas(ruleset()))
    for (const coming of [
      loadReader(),
      help,
      loadTable(),
      loadSetUp(),
      loadDialogs(),
      loadBlocks(),
      loadObjectsPanel(),
      loadScenes(),
      loadObjectController(session),
      loadMinimap(),
      loadLayers(),
      loadAround(),
      loadViews(),
      ...(session.files.map?.grid?.kind === 'areas' ? [loadOutlinesPanel()] : []),
      loadRulesets([ruleset() ?? []].flat()),
    ])
      coming.catch(() => {})
  })
