import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
  startCompletion,
} from '@codemirror/autocomplete'
import { EditorState, type Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import { loadRules, phasesAndActions, rulesetIds } from '../../../engine/rulesets'
import { RULESETS, rulesetsFor, schemaFor } from '../../../schemas/catalogue'
import { type Completion as Offer, complete as offersAt } from '../../../schemas/language/complete'
import { hover } from '../../../schemas/language/hover'
import { namesOf } from '../../../schemas/language/names'
import { isLoaded, loadParts } from '../../../schemas/library'
import { languageOf } from '../../_text/languages'
import type { EditorSession } from '../session'
import { lineBreaksOf, toOffset, toPosition } from './line-breaks'

/** Completion and hover, from the schemas and the names of the pack. */
export function packLanguage(
  session: EditorSession,
  fileOf: () => string,
  localeOf: () => string,
): Extension {
  const complete = (context: CompletionContext): CompletionResult | null => {
    const file = fileOf()
    const text = session.document.text(file)
    if (text === undefined) return null
    const breaks = lineBreaksOf(text)
    const { doc } = context.state
    const names = namesOf(session.state.checked.pack, {
      rulesets: rulesetIds(),
      ...phasesAndActions(session.files.ruleset ?? ''),
    })
    const offset = toOffset(breaks, doc, context.pos)
    const offers = offersAt(file, text, offset, names, languageOf(localeOf()), session.files.ruleset)
    if (offers.length === 0 || (!context.explicit && !isBeginning(text, offers[0], offset))) return null
    return {
      from: toPosition(breaks, doc, offers[0].from),
      to: toPosition(breaks, doc, offers[0].to),
      options: offers.map((offer) => completionOf(offer, breaks.separator)),
      filter: false,
    }
  }
  const source = (context: CompletionContext) => once(() => (context.aborted ? null : complete(context)))
  const explain = (view: EditorView, position: number): Tooltip | null => {
    const file = fileOf()
    const text = session.document.text(file)
    if (text === undefined) return null
    const breaks = lineBreaksOf(text)
    const { doc } = view.state
    const offset = toOffset(breaks, doc, position)
    const found = hover(file, text, offset, languageOf(localeOf()), session.files.ruleset)
    if (!found) return null
    return {
      pos: toPosition(breaks, doc, found.from),
      end: toPosition(breaks, doc, found.to),
      above: true,
      create: () => ({ dom: cardOf(found.text) }),
    }
  }
  /** Returns an answer after the schemas have loaded. */
  const once = <T>(answer: () => T): T | Promise<T | null> => {
    const { ruleset } = session.files
    if (isReady(fileOf(), ruleset)) return answer()
    return Promise.all([loadSchemas(ruleset), loadWords(fileOf(), ruleset)]).then(answer, () => null)
  }
  return [
    EditorState.languageData.of(() => [{ autocomplete: source }]),
    hoverTooltip((view, position) => once(() => explain(view, position))),
  ]
}

/** Loads the schemas for the files of such a pack. */
export const loadSchemas = (ruleset: string | undefined): Promise<void> =>
  loadParts(rulesetsFor(ruleset, ruleset !== undefined && RULESETS.includes(ruleset)))

/** Phases and actions, which a manifest's hints name, load with the rules. */
const loadWords = async (file: string, ruleset: string | undefined): Promise<void> => {
  if (needsWords(file) && ruleset !== undefined) await loadRules(ruleset)
}

const needsWords = (file: string): boolean => schemaFor(file) === 'pack'

function isReady(file: string, ruleset: string | undefined): boolean {
  const kind = schemaFor(file, ruleset)
  const hasWords = !needsWords(file) || ruleset === undefined || phasesAndActions(ruleset) !== undefined
  return hasWords && (kind === undefined || isLoaded(kind))
}

/** Completion opens automatically at the start of a word or a value, not on every empty line. */
const isBeginning = (text: string, { from }: Offer, offset: number) =>
  offset > from || /[:[{,-]\s$/.test(text.slice(0, offset).slice(-2))

function completionOf(offer: Offer, separator: string): Completion {
  const insert = offer.insert.replaceAll('\n', separator)
  return {
    label: offer.label,
    type: offer.kind === 'key' ? 'property' : offer.kind === 'name' ? 'constant' : 'enum',
    info: offer.detail,
    boost: offer.required ? 1 : 0,
    apply: (view, _completion, from, to) => {
      view.dispatch(insertCompletionText(view.state, insert, from, to))
      // After a key, the completion of its value opens.
      if (offer.kind === 'key') setTimeout(() => startCompletion(view))
    },
  }
}

/** A hover card with **bold** and `code` as elements: its words come from schemas, its values from the pack. */
function cardOf(text: string): HTMLElement {
  const card = document.createElement('div')
  card.className = 'cm-hover'
  for (const piece of text.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
    const tag = piece.startsWith('**') ? 'strong' : piece.startsWith('`') ? 'code' : undefined
    if (tag === undefined) card.append(piece)
    else {
      const element = document.createElement(tag)
      element.textContent = piece.replace(/^(\*\*|`)|(\*\*|`)$/g, '')
      card.append(element)
    }
  }
  return card
}
