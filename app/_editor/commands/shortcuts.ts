import type { Mode } from '../outlines/controller/gestures'
import { STAMPS } from '../session/stamps'
import { TOOLS } from '../tools/registry'

/** All keyboard shortcuts of the studio. Bindings, tooltips and the help come from the table below. */
export type ToolCommand = `tool.${string}`
export type OutlineCommand = `outline.${Mode}`
export type StampCommand = `takeStamp.${number}` | `keepStamp.${number}`
export type MarkCommand =
  | 'markAll'
  | 'markNone'
  | 'markOthers'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'clear'
  | 'duplicate'
  | 'paintMarked'
  | 'wallMarked'
  | 'flipAcross'
  | 'flipDown'
  | 'turn'
  | 'turnBack'
  | 'carry'
export type CommandId =
  | ToolCommand
  | OutlineCommand
  | StampCommand
  | MarkCommand
  | 'undo'
  | 'redo'
  | 'cancel'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'grid'
  | 'ids'
  | 'layers'
  | 'smaller'
  | 'sideNext'
  | 'sideBack'
  | 'larger'
  | 'file'
  | 'save'
  | 'pictures'
  | 'underlay'
  | 'palette'
  | 'toMap'
  | 'size'
  | 'crop'
  | 'newMap'
  | 'newScenario'
  | 'brush'
  | 'nextProblem'
  | 'lastProblem'
  | 'copyLink'
  | 'find'
  | 'goToCell'
  | 'wrap'
  | 'export'
  | 'play'
  | 'scenario'
  | 'help'

/** The key of a stamp's command, or `undefined` for other commands. */
export function stampOf(
  command: CommandId,
): { readonly what: 'take' | 'keep'; readonly key: number } | undefined {
  const found = /^(take|keep)Stamp\.(\d)$/.exec(command)
  return found ? { what: found[1] as 'take' | 'keep', key: Number(found[2]) } : undefined
}

/** The keys for the modes of the outline tool. */
const OUTLINE_KEYS: Readonly<Record<Mode, string>> = {
  choose: 'Shift+S',
  draw: 'Shift+D',
  node: 'Shift+N',
  cut: 'Shift+X',
  frame: 'Shift+I',
}
const MODES = Object.keys(OUTLINE_KEYS) as Mode[]

export const modeOf = (command: CommandId): Mode | undefined =>
  MODES.find((mode) => command === `outline.${mode}`)

export const isOfTexts = (command: CommandId): boolean =>
  SHORTCUTS.some((shortcut) => shortcut.command === command && shortcut.isOfTexts === true)

export const isToolCommand = (command: CommandId): command is ToolCommand => command.startsWith('tool.')
export const toolOf = (command: ToolCommand) => command.slice('tool.'.length)

export type Shortcut = {
  readonly command: CommandId
  /**
   * As in the help: modifiers first; "Ctrl" is the command key on a Mac. The first one is shown; a command without keys is only
   * in the command list.
   */
  readonly keys: readonly string[]
  /** True for keys with the same meaning in text fields; while typing, the text field handles them. */
  readonly isOfTexts?: true
}

export const SHORTCUTS: readonly Shortcut[] = [
  ...TOOLS.map(({ id, key }): Shortcut => ({ command: `tool.${id}`, keys: key === undefined ? [] : [key] })),
  ...MODES.map((mode): Shortcut => ({ command: `outline.${mode}`, keys: [OUTLINE_KEYS[mode]] })),
  { command: 'brush', keys: ['Shift+B'] },
  { command: 'smaller', keys: ['['] },
  { command: 'larger', keys: [']'] },
  { command: 'sideNext', keys: ['.'] },
  { command: 'sideBack', keys: [','] },
  { command: 'undo', keys: ['Ctrl+Z'] },
  { command: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { command: 'markAll', keys: ['Ctrl+A'], isOfTexts: true },
  { command: 'markNone', keys: ['Ctrl+Shift+A'] },
  { command: 'markOthers', keys: ['Ctrl+I'], isOfTexts: true },
  { command: 'copy', keys: ['Ctrl+C'], isOfTexts: true },
  { command: 'cut', keys: ['Ctrl+X'], isOfTexts: true },
  { command: 'paste', keys: ['Ctrl+V'], isOfTexts: true },
  { command: 'clear', keys: ['Delete', 'Backspace'] },
  { command: 'duplicate', keys: ['Ctrl+D'], isOfTexts: true },
  { command: 'paintMarked', keys: ['Shift+F'] },
  { command: 'wallMarked', keys: ['Shift+E'] },
  { command: 'flipAcross', keys: ['X'] },
  { command: 'flipDown', keys: ['Y'] },
  { command: 'turn', keys: ['Z'] },
  { command: 'turnBack', keys: ['Shift+Z'] },
  { command: 'carry', keys: ['K'] },
  ...STAMPS.flatMap((key): Shortcut[] => [
    { command: `takeStamp.${key}`, keys: [`${key}`] },
    { command: `keepStamp.${key}`, keys: [`Ctrl+${key}`], isOfTexts: true },
  ]),
  { command: 'cancel', keys: ['Escape'] },
  { command: 'zoomIn', keys: ['+', '='] },
  { command: 'zoomOut', keys: ['-'] },
  { command: 'fit', keys: ['0', 'Ctrl+/'], isOfTexts: true },
  { command: 'grid', keys: ['G', 'Ctrl+G'], isOfTexts: true },
  { command: 'ids', keys: ['N'] },
  { command: 'size', keys: ['Shift+M'] },
  { command: 'crop', keys: ['Shift+C'] },
  { command: 'newMap', keys: ['Shift+W'] },
  { command: 'newScenario', keys: ['Shift+V'] },
  { command: 'layers', keys: ['P'] },
  { command: 'file', keys: ['Ctrl+P'] },
  { command: 'save', keys: ['Ctrl+S'] },
  { command: 'pictures', keys: ['Shift+P'] },
  { command: 'underlay', keys: ['Shift+U'] },
  { command: 'palette', keys: ['Ctrl+K'] },
  { command: 'find', keys: ['Ctrl+F'], isOfTexts: true },
  { command: 'wrap', keys: ['Alt+Z'] },
  { command: 'goToCell', keys: ['Shift+G'] },
  { command: 'export', keys: [] },
  { command: 'toMap', keys: ['F6'] },
  { command: 'nextProblem', keys: ['F8'] },
  { command: 'lastProblem', keys: ['Shift+F8'] },
  { command: 'copyLink', keys: ['A'] },
  { command: 'play', keys: ['Ctrl+Enter'] },
  { command: 'scenario', keys: ['Ctrl+Shift+Enter'] },
  { command: 'help', keys: ['?'] },
]

export const keyOf = (command: CommandId): string =>
  SHORTCUTS.find((shortcut) => shortcut.command === command)?.keys[0] ?? ''

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly code?: string
}

/** The command of a key press; bare keys are ignored while typing. */
export function commandFor(press: KeyPress, isWriting: boolean): CommandId | undefined {
  return SHORTCUTS.find(({ keys, isOfTexts }) =>
    keys.some((key) => !(isWriting && isOfTexts) && isPressed(key, press, isWriting)),
  )?.command
}

function isPressed(written: string, press: KeyPress, isWriting: boolean): boolean {
  const parts = written.length > 1 ? written.split('+') : [written]
  const key = parts[parts.length - 1]
  const wantsControl = parts.includes('Ctrl')
  const wantsAlt = parts.includes('Alt')
  if (isWriting && !wantsControl && !wantsAlt) return false
  if ((press.ctrlKey || press.metaKey) !== wantsControl || press.altKey !== wantsAlt) return false
  // On a Mac a letter with Alt gives another character, which may be typed text.
  if (wantsAlt && !isWriting && press.code === `Key${key}`) return true
  // A character that needs Shift on some keyboards ("?", "+") is matched without it.
  const isSymbol = key.length === 1 && !/[A-Z0-9]/.test(key)
  if (!isSymbol && press.shiftKey !== parts.includes('Shift')) return false
  return press.key.toUpperCase() === key.toUpperCase()
}

/** Whether an element takes typed text. */
export function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}

const BARE_KEYS = 'ludoteca.bare-keys'

/** Whether keys without Ctrl are active: users of voice control may want them off (WCAG 2.1.4). */
export const areBareKeysOn = (): boolean => localStorage.getItem(BARE_KEYS) !== 'off'

export function keepBareKeys(on: boolean): void {
  if (on) localStorage.removeItem(BARE_KEYS)
  else localStorage.setItem(BARE_KEYS, 'off')
}
