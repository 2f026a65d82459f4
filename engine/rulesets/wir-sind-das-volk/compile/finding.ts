import type { Finding } from '../../../types'

/** What keeps a scenario from being compiled though its files have the right shape. */
export const finding = (file: string, path: Finding['path'], key: string, found = ''): Finding => ({
  file,
  path,
  code: `E-VOLK-${key.toUpperCase()}`,
  severity: 'error',
  message: { key: `volk.finding.${key}`, values: { found } },
  found,
})
