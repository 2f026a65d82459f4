/** Runs checks safely: an exception becomes a finding, at the file that caused it. */
import type { Finding, RawPack } from '../types'
import { PACK_FILE } from './pack-parts'

/** The findings of a check, or a finding about its exception. */
export function guarded(check: (raw: RawPack) => readonly Finding[], raw: RawPack): readonly Finding[] {
  try {
    return check(raw)
  } catch (cause) {
    return [internal(culprit(check, raw) ?? PACK_FILE, cause)]
  }
}

/** An internal error, not a mistake of the author. */
export const internal = (file: string, cause: unknown): Finding => ({
  file,
  path: [],
  code: 'E-INTERNAL',
  severity: 'error',
  message: {
    key: 'findings.E-INTERNAL',
    values: { reason: (cause instanceof Error ? cause.message : String(cause)).slice(0, 200) },
  },
})

/** The file without which the check succeeds. */
function culprit(check: (raw: RawPack) => readonly Finding[], raw: RawPack): string | undefined {
  const files = [
    ...raw.cases,
    ...[raw.scenarios, raw.decks ?? {}, raw.maps].flatMap((all) => Object.values(all)),
  ]
  return files.find(({ file }) => runs(check, without(raw, file)))?.file
}

function runs(check: (raw: RawPack) => readonly Finding[], raw: RawPack): boolean {
  try {
    check(raw)
    return true
  } catch {
    return false
  }
}

function without(raw: RawPack, file: string): RawPack {
  const kept = <T extends { readonly file: string }>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => one.file !== file))
  return {
    ...raw,
    cases: raw.cases.filter((one) => one.file !== file),
    scenarios: kept(raw.scenarios),
    maps: kept(raw.maps),
    ...(raw.decks ? { decks: kept(raw.decks) } : {}),
  }
}
