/** A span of a file's text, in offsets. */
export type TextSpan = { readonly start: number; readonly end: number }
