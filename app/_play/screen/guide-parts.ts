/** The parts of the table that guide a reader. Some games show them on a first look. */
export { AdviceNote } from '../guide/advice-note'
export { PackHint } from '../guide/hint-note'
export { WhatNow } from '../guide/what-now'
