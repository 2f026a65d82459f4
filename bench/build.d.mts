import type { OutputFile } from 'esbuild'

export function bundle(options?: { readonly write?: boolean }): Promise<{
  /** The files of cases, bundled. */
  readonly suites: readonly string[]
  /** What was made and not written. */
  readonly outputs: readonly OutputFile[]
}>
export function build(): Promise<readonly { readonly suite: string; readonly cases: readonly string[] }[]>
