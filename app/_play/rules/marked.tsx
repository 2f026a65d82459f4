import { piecesOf } from './find-statements'

/** A text with the searched words marked. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: string }) =>
  piecesOf(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
