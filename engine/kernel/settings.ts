import type { Settings } from '../types/statements'

type Answers = Readonly<Record<string, string | number>>

/** The current and the default value of each setting. */
export const settingsOf = (usual: Answers, now: Answers): Settings =>
  Object.fromEntries(Object.keys(usual).map((name) => [name, { is: now[name], usual: usual[name] }]))
