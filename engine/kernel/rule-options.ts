import type { RuleOptions } from '../types/statements'

type Values = Readonly<Record<string, string | number>>

/** The current and the default value of each setting. */
export const ruleOptionsOf = (usual: Values, now: Values): RuleOptions =>
  Object.fromEntries(Object.keys(usual).map((name) => [name, { is: now[name], usual: usual[name] }]))
