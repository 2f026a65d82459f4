import type { Diagnostic as LintDiagnostic } from '@codemirror/lint'
import type { Diagnostic } from '../../../schemas/diagnostic'
import { spanOf } from '../document/diagnostics'
import type { EditorSession } from '../session'
import type { TextViewOptions } from './text-view-options'

/** A finding in the editor's format, with its fix; `position` converts an offset of the file to one of the editor. */
export function lintOf(
  diagnostic: Diagnostic,
  session: EditorSession,
  words: TextViewOptions['words'],
  position: (offset: number) => number,
): LintDiagnostic {
  const span = spanOf(session.document.text(diagnostic.file) ?? '', diagnostic)
  const fix = session.edits.fixOf(diagnostic)
  return {
    from: position(span.start),
    to: position(Math.max(span.end, span.start)),
    severity: diagnostic.severity,
    source: diagnostic.code,
    message: words(diagnostic.message),
    actions: fix ? [{ name: words(fix), apply: () => session.edits.applyFix(diagnostic) }] : [],
  }
}
