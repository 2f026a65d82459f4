/** Replays the recorded games of a pack in a worker. */
import { goldenDifference } from '../../../../engine/golden/golden'
import { loadRulesets } from '../../../../engine/rulesets'
import type { RawPack } from '../../../../engine/types'
import type { GoldenTried } from './tried'

self.onmessage = ({ data }: MessageEvent<RawPack>) => {
  tryGoldens(data).then(
    (tried) => self.postMessage(tried),
    () => self.postMessage(undefined),
  )
}

async function tryGoldens(pack: RawPack): Promise<GoldenTried[]> {
  await loadRulesets([pack.manifest.ruleset])
  return (pack.goldens ?? []).map((golden) => ({
    file: golden.file,
    difference: goldenDifference(pack, golden),
  }))
}
