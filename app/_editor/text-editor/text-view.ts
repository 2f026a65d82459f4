import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { foldKeymap } from '@codemirror/language'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state'
import { EditorView, keymap, runScopeHandlers, type ViewUpdate } from '@codemirror/view'
import type { Diagnostic } from '../../../schemas/diagnostic'
import { type Change, isTexts, runsOf } from '../document/change'
import type { Origin } from '../document/document'
import type { TextChange } from '../document/text-change'
import type { EditorSession } from '../session'
import type { Reveal } from '../session/state'
import { wantsHelp } from './help'
import { type LineBreaks, lineBreaksOf, toOffset, toPosition } from './line-breaks'
import { lintOf } from './lint-of'
import { fromModel, modelChange } from './model-change'
import { MANY, PendingChanges } from './pending-changes'
import { languageOf, plainView } from './plain-view'
import { shownSpan, showSpan } from './shown-span'
import type { TextViewOptions } from './text-view-options'
import { theme } from './theme'
import { typedChanges } from './typed-changes'

const NO_HELP: Extension = []

type Page = { state: EditorState; breaks: LineBreaks; scroll: number }

/** A text editor for one file of the pack at a time; it keeps the caret of each file. No React. */
export class TextView {
  readonly #view: EditorView
  readonly #session: EditorSession
  readonly #options: TextViewOptions
  readonly #pages = new Map<string, Page>()
  readonly #words = new Compartment()
  readonly #helpPlace = new Compartment()
  readonly #wrapPlace = new Compartment()
  #wrap: Extension = []
  #help: Extension = NO_HELP
  #helpComes: Promise<void> | undefined
  readonly #late = new PendingChanges((run) => this.#view.dispatch(this.#modelChange(this.#view.state, run)))
  readonly #stop: (() => void)[]
  #file: string
  #isTyping = false
  #shownReveal: number | undefined
  #revealing = 0
  #shownFindings: readonly Diagnostic[] | undefined

  constructor(parent: HTMLElement, session: EditorSession, options: TextViewOptions) {
    this.#session = session
    this.#options = options
    this.#file = session.state.file
    this.#view = new EditorView({ parent, state: this.#pageOf(this.#file).state })
    this.#stop = [
      session.document.subscribe((changes, origin) => this.#documentChanged(changes, origin)),
      session.subscribe(() => this.#sessionChanged()),
    ]
    this.#sessionChanged()
  }

  destroy(): void {
    for (const stop of this.#stop) stop()
    cancelAnimationFrame(this.#revealing)
    this.#late.forget()
    this.#view.destroy()
  }

  focus(): void {
    this.#view.focus()
  }

  /** Turns wrapping of long lines on or off. */
  wrapLines(on: boolean): void {
    this.#wrap = on ? EditorView.lineWrapping : []
    this.#reconfigure(this.#wrapPlace, this.#wrap)
  }

  /** Opens the search in the shown file. */
  async find(): Promise<void> {
    this.focus()
    await this.#loadHelp()
    await this.#options.openSearch(this.#view)
  }

  /** Rewrites findings and the editor's own words after a change of language. */
  refresh(): void {
    this.#shownFindings = undefined
    for (const [file, page] of this.#pages)
      page.state = page.state.update({ effects: this.#words.reconfigure(this.#wordsFor(file)) }).state
    this.#view.dispatch({ effects: this.#words.reconfigure(this.#wordsFor(this.#file)) })
    this.#sessionChanged()
  }

  /** Loads the help for all pages; after a failure the next call tries again. */
  #loadHelp(): Promise<void> {
    this.#helpComes ??= this.#options
      .help(() => this.#file)
      .then(
        (help) => this.#giveHelp(help),
        () => {
          this.#helpComes = undefined
        },
      )
    return this.#helpComes
  }

  #giveHelp(help: Extension) {
    this.#help = help
    this.#reconfigure(this.#helpPlace, help)
  }

  /** Reconfigures every page, including hidden ones. */
  #reconfigure(place: Compartment, extension: Extension) {
    const effects = place.reconfigure(extension)
    for (const page of this.#pages.values()) page.state = page.state.update({ effects }).state
    this.#view.dispatch({ effects })
  }

  /** Delays a key that needs the help until it has loaded. */
  #helpKey(view: EditorView, event: KeyboardEvent): boolean {
    if (this.#help !== NO_HELP || !wantsHelp(event)) return false
    void this.#loadHelp().then(() => this.#help !== NO_HELP && runScopeHandlers(view, event, 'editor'))
    return true
  }

  #sessionChanged() {
    const { state } = this.#session
    if (state.file !== this.#file) this.#show(state.file)
    if (state.reveal && state.reveal.key !== this.#shownReveal) this.#reveal(state.reveal)
    if (state.isChecked && state.checked.diagnostics !== this.#shownFindings) this.#showFindings()
  }

  #show(file: string) {
    this.#late.catchUp()
    const before = this.#pages.get(this.#file)
    if (before) {
      before.state = this.#view.state
      before.scroll = this.#view.scrollDOM.scrollTop
    }
    this.#file = file
    const page = this.#pageOf(file)
    this.#view.setState(page.state)
    this.#view.scrollDOM.scrollTo(0, page.scroll)
    this.#shownFindings = undefined
  }

  /** Scrolling without focus waits for the next frame, because a stroke or an undo has changed the text in this one. */
  #reveal(reveal: Reveal) {
    this.#shownReveal = reveal.key
    cancelAnimationFrame(this.#revealing)
    if (reveal.file !== this.#file) this.#show(reveal.file)
    if (reveal.focus) this.#showPlace(reveal)
    else this.#revealing = requestAnimationFrame(() => this.#showPlace(reveal))
  }

  #showPlace({ file, span, focus }: Reveal) {
    if (file !== this.#file) return
    this.#late.catchUp()
    const from = this.#position(span.start)
    const to = this.#position(span.end)
    this.#view.dispatch({
      selection: focus ? { anchor: from } : undefined,
      effects: [showSpan.of({ from, to }), EditorView.scrollIntoView(from, { y: 'center', x: 'nearest' })],
      annotations: fromModel.of(true),
    })
    if (focus) this.#view.focus()
  }

  #showFindings() {
    this.#late.catchUp()
    const { diagnostics } = this.#session.state.checked
    this.#shownFindings = diagnostics
    const own = diagnostics.filter((diagnostic) => diagnostic.file === this.#file)
    this.#view.dispatch(
      setDiagnostics(
        this.#view.state,
        own.map((diagnostic) => lintOf(diagnostic, this.#session, this.#options.words, this.#position)),
      ),
    )
  }

  #pageOf(file: string): Page {
    const known = this.#pages.get(file)
    if (known) return known
    const text = this.#session.document.text(file) ?? ''
    const breaks = lineBreaksOf(text)
    const state = EditorState.create({ doc: text, extensions: this.#extensions(file, text) })
    const page = { state, breaks, scroll: 0 }
    this.#pages.set(file, page)
    return page
  }

  #extensions(file: string, text: string): Extension {
    return [
      this.#helpPlace.of(this.#help),
      plainView(),
      languageOf(file, text),
      this.#wrapPlace.of(this.#wrap),
      keymap.of([
        { any: (view, event) => this.#helpKey(view, event) },
        ...foldKeymap,
        ...lintKeymap,
        ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
        indentWithTab,
      ]),
      shownSpan,
      theme,
      this.#words.of(this.#wordsFor(file)),
      EditorView.domEventHandlers({
        focus: () => {
          this.#late.catchUp()
          void this.#loadHelp()
        },
        pointerover: () => void this.#loadHelp(),
        beforeinput: (event) => this.#takeHistory(event as InputEvent),
      }),
      EditorView.updateListener.of((update) => this.#updated(update)),
    ]
  }

  #wordsFor(file: string): Extension {
    const { label, phrases } = this.#options
    return [
      EditorState.phrases.of(phrases()),
      EditorView.contentAttributes.of({ 'aria-label': label(file), tabindex: '0' }),
    ]
  }

  /** Sends the system's undo (from a menu or a gesture) to the one history. */
  #takeHistory(event: InputEvent): boolean {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false
    event.preventDefault()
    if (event.inputType === 'historyUndo') this.#session.edits.undo()
    else this.#session.edits.redo()
    return true
  }

  #updated(update: ViewUpdate) {
    const own = update.transactions.filter((transaction) => !transaction.annotation(fromModel))
    for (const transaction of own) if (transaction.docChanged) this.#typed(transaction)
    if (update.selectionSet && own.length > 0 && this.#view.hasFocus)
      this.#session.selection.caretAt(this.#file, this.#offset(update.state.selection.main.head))
  }

  /** Turns the author's typing into changes of the document, in text order, each placed after the ones before it. */
  #typed(transaction: Transaction) {
    const { breaks } = this.#pageOf(this.#file)
    const text = this.#session.document.text(this.#file) ?? ''
    const changes = typedChanges(transaction, { file: this.#file, text, breaks })
    this.#isTyping = true
    try {
      this.#session.edits.type(changes, this.#options.now())
    } finally {
      this.#isTyping = false
    }
  }

  #documentChanged(changes: readonly Change[], _origin: Origin) {
    if (this.#isTyping) return
    for (const run of runsOf(changes)) {
      const { file } = run[0]
      const page = this.#pages.get(file)
      if (file === this.#file && isTexts(run) && run.length > MANY && !this.#view.hasFocus)
        this.#late.add(run)
      else if (file === this.#file) this.#follow(run)
      else if (!isTexts(run)) this.#replacePage(file)
      else if (page) page.state = page.state.update(this.#modelChange(page.state, run)).state
    }
  }

  /** Shows changes of the shown file, after the delayed ones. */
  #follow(run: readonly Change[]) {
    this.#late.catchUp()
    if (isTexts(run)) this.#view.dispatch(this.#modelChange(this.#view.state, run))
    else this.#replacePage(this.#file)
  }

  #modelChange(state: EditorState, run: readonly TextChange[]) {
    return modelChange(state, this.#pages.get(run[0].file)?.breaks, run)
  }

  /** Reads the page of an added or removed file again. */
  #replacePage(file: string) {
    this.#pages.delete(file)
    if (file === this.#file && this.#session.document.text(file) !== undefined)
      this.#view.setState(this.#pageOf(file).state)
  }

  #offset = (position: number) => toOffset(this.#pageOf(this.#file).breaks, this.#view.state.doc, position)
  #position = (offset: number) => {
    const { doc } = this.#view.state
    return Math.min(doc.length, toPosition(this.#pageOf(this.#file).breaks, doc, Math.max(0, offset)))
  }
}
