import type { Finding } from '../types'

/** A finding for a scenario that cannot be compiled although its files match the schemas. */
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
