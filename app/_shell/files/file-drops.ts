/**
 * Handles files dropped on or pasted into a page. With one listener for the whole site, the browser never opens a file or types
 * it into a text. A file without a taker is reported.
 */
export type TakeFiles = (files: readonly File[], where: Element) => void

/** `within`: the part of the page with this taker; without it, the whole page. */
type Taker = { readonly take: TakeFiles; readonly within: () => Element | null | undefined }

const takers: Taker[] = []

/** Registers a taker of files until the returned function is called. */
export function takeFiles(take: TakeFiles, within: Taker['within'] = () => undefined): () => void {
  const taker = { take, within }
  takers.push(taker)
  return () => {
    takers.splice(takers.indexOf(taker), 1)
  }
}

/** The taker at a place: that of its part of the page, else the latest. Takers behind an open dialog are ignored. */
function takerAt(where: Element): Taker | undefined {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const open = takers.filter(({ within }) => !dialog || dialog.contains(within() ?? null))
  return (
    open.findLast(({ within }) => within()?.contains(where)) ??
    open.findLast(({ within }) => dialog || !within())
  )
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea)$/i.test(target.tagName))

/** Whether the browser would open the dragged file or link in place of the page. */
const leads = ({ dataTransfer, target }: DragEvent): boolean => {
  const types = dataTransfer?.types ?? []
  return types.includes('Files') || (types.includes('text/uri-list') && !isEditable(target))
}

/** Listens on the page; `notTaken` is called for files without a taker. */
export function listenForFiles(notTaken: (files: readonly File[]) => void): () => void {
  const give = (event: Event, files: readonly File[]) => {
    const where = event.target instanceof Element ? event.target : document.body
    const taker = takerAt(where)
    if (taker) taker.take(files, where)
    else notTaken(files)
  }
  const drag = (event: DragEvent) => {
    if (!leads(event)) return
    event.preventDefault()
    if (!event.dataTransfer?.types.includes('Files')) return
    // Otherwise the text view would show a drop cursor.
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    show(true)
  }
  const drop = (event: DragEvent) => {
    show(false)
    if (!leads(event)) return
    event.preventDefault()
    if (!event.dataTransfer?.types.includes('Files')) return
    event.stopPropagation()
    const files = [...event.dataTransfer.files]
    if (files.length > 0) give(event, files)
  }
  const leave = (event: DragEvent) => event.relatedTarget === null && show(false)
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || event.clipboardData?.getData('text/plain')) return
    event.preventDefault()
    event.stopPropagation()
    give(event, files)
  }
  addEventListener('dragenter', drag, true)
  addEventListener('dragover', drag, true)
  addEventListener('drop', drop, true)
  addEventListener('dragleave', leave, true)
  addEventListener('paste', paste, true)
  return () => {
    removeEventListener('dragenter', drag, true)
    removeEventListener('dragover', drag, true)
    removeEventListener('drop', drop, true)
    removeEventListener('dragleave', leave, true)
    removeEventListener('paste', paste, true)
  }
}

const show = (isOver: boolean) => document.documentElement.toggleAttribute('data-files-over', isOver)
