import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The page's own colours, which follow the theme automatically. */
const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.55', fontVariantLigatures: 'none' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { paddingInline: '10px 6px', minWidth: '3ch' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent) !important',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)',
    outline: 'none',
  },
  // Syntax colours are made for the page background, not for highlights.
  '.cm-searchMatch, .cm-selectionMatch, .cm-shown': {
    '&, & span': { color: 'var(--ink) !important' },
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 22%, transparent)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--panel)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-small)',
    boxShadow: 'var(--shadow)',
    maxWidth: 'min(46ch, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: '12.5px', maxHeight: '16em' },
  '.cm-tooltip-autocomplete > ul > li': { paddingBlock: '4px !important' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent) !important',
    color: 'var(--accent-ink) !important',
  },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal', marginInlineStart: '1em' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { fontFamily: 'var(--font-ui)', padding: '8px 10px', maxWidth: '36ch' },
  '.cm-hover': {
    padding: '8px 10px',
    fontFamily: 'var(--font-ui)',
    fontSize: '13px',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic': {
    fontFamily: 'var(--font-ui)',
    padding: '8px 10px',
    borderLeft: '3px solid var(--muted)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnosticAction': {
    font: 'inherit',
    fontWeight: '600',
    color: 'var(--accent-ink)',
    backgroundColor: 'var(--accent)',
    border: 'none',
    borderRadius: 'var(--radius-small)',
    padding: '3px 9px',
    marginInlineStart: '8px',
    cursor: 'pointer',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search': { fontFamily: 'var(--font-ui)', padding: '8px' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-panel.cm-search [name=close]': { width: '26px', height: '26px', fontSize: '16px' },
  '.cm-textfield, .cm-button': { fontSize: '13px', borderRadius: 'var(--radius-small)' },
  '.cm-textfield': { backgroundColor: 'var(--panel)', border: '1px solid var(--line)', color: 'var(--ink)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--panel)', border: '1px solid var(--line)' },
  '.cm-shown': {
    backgroundColor: 'color-mix(in srgb, var(--warn) 38%, transparent)',
    outline: '1.5px solid var(--warn)',
    borderRadius: '2px',
  },
})

const ink = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)', fontWeight: '550' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--muted)' },
  { tag: [tags.meta, tags.keyword, tags.labelName], color: 'var(--muted)' },
  { tag: tags.heading, fontWeight: '650' },
])

export const theme = [look, syntaxHighlighting(ink)]
