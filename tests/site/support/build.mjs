// The real thing is tested: the production build, made when it is missing or stale.
import { ensureBuild } from '../../../scripts/lib/site-build.mjs'

export default async function setup() {
  await ensureBuild()
}
