import type { Settings } from '../types/statements'

type Answers = Readonly<Record<string, string | number>>

/** What each question is answered with, beside what it usually is. */
export const settingsOf = (usual: Answers, now: Answers): Settings =>
  Object.fromEntries(Object.keys(usual).map((name) => [name, { is: now[name], usual: usual[name] }]))
