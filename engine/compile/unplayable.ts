import type { Finding } from '../types'

/** What keeps a scenario of a game from being compiled though its files have the right shape. */
export const unplayable =
  (ruleset: string) =>
  (file: string, path: Finding['path'], key: string, found = ''): Finding => ({
    file,
    path,
    code: `E-${ruleset.toUpperCase()}-${key.toUpperCase()}`,
    severity: 'error',
    message: { key: `${ruleset}.finding.${key}`, values: { found } },
    found,
  })
