// npm run check: format, lint, types, import rules, lengths, unused code, schemas, words and docs, database, English, versions, bundled content. Runs
// every check and lists the failures at the end.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { makeGenerated } from './generation/generated.mjs'
import { allRulesets } from './generation/schema-files.mjs'
import { allHiddenFaults } from './lib/checks/hidden.mjs'
import { licenceFaults } from './lib/checks/licences.mjs'
import { versionFaults } from './lib/checks/minimum-versions.mjs'
import { allEnglishFaults } from './lib/checks/plain-english.mjs'
import { sizeFaults } from './lib/checks/size.mjs'
import { missingSql } from './lib/database/schema-engine.mjs'
import { main, root, say } from './lib/project.mjs'
import { runNode, stopAllOnSignal, tool, wasStopped } from './lib/run.mjs'

/** Runs a tool; its output is shown only if it fails. */
const run =
  (script, ...args) =>
  async () => {
    const { code, words } = await runNode(script, args, { silent: true })
    return code === 0 ? [] : [words.trim()]
  }

/** The tool also passes if it cannot read a folder, so this verifies that it has seen the existing modules. */
async function importRules() {
  const folders = ['app', 'engine', 'examples', 'schemas', 'server', 'cli', 'bench', 'scripts', 'proxy.ts']
  const args = [...folders.filter((name) => existsSync(join(root, name))), '--output-type', 'err']
  const { code, words } = await runNode(tool('dependency-cruiser/bin/dependency-cruise.mjs'), args, {
    silent: true,
  })
  const seen = Number(words.match(/(\d+) modules/)?.[1] ?? 0)
  if (code !== 0) return [words.trim()]
  return seen >= 100 ? [] : [`Only ${seen} modules were checked. Does the tool read TypeScript?`]
}

async function drift() {
  const sql = await missingSql()
  return sql === ''
    ? []
    : [`prisma/schema.prisma is ahead of the migrations; npm run db:new -- NAME would write:\n${sql}`]
}

/** The bundled packs, and the smallest packs of the rulesets. */
const packs = () =>
  [
    ...readdirSync(join(root, 'content')).map((name) => `content/${name}`),
    ...allRulesets().flatMap(({ folder, isOutside }) => {
      const inside = relative(root, folder)
      return [`${inside}/smallest`, ...(isOutside ? [`${inside}/pack`] : [])]
    }),
  ].filter((folder) => existsSync(join(root, folder, 'pack.yaml')))

/** Git keeps the client for installs without development tools, so a freshly generated one must be committed. */
const clientFaults = ({ client }) =>
  client ? ['The database client was stale and has been generated again: commit server/db/generated.'] : []

/** Loads the TypeScript of `described/` as tests do, because the studio lists its tools by a glob. */
async function withoutWords() {
  const { createViteServer } = await import('vitest/node')
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return (await server.ssrLoadModule('/scripts/described/project.ts')).undescribed()
  } finally {
    await server.close()
  }
}

const checks = (made) => [
  [
    'format and lint',
    run(tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--diagnostic-level=error', '.'),
  ],
  ['types of the engine', run(tool('typescript/bin/tsc'), '--noEmit', '-p', 'engine')],
  ['types', run(tool('typescript/bin/tsc'), '--noEmit', '-p', '.')],
  ['import rules', importRules],
  ['lengths', async () => sizeFaults(root)],
  ['hidden members', async () => allHiddenFaults(root)],
  ['unused code', run(tool('knip/bin/knip.js'), '--no-config-hints')],
  ['generated schemas', run('scripts/schemas-build.mjs', '--check')],
  ['words in both languages, lines in the docs', withoutWords],
  ['migrations', drift],
  ['database client', async () => clientFaults(made)],
  ['English of comments and docs', async () => allEnglishFaults()],
  ['package versions', async () => versionFaults()],
  ['licences', async () => licenceFaults()],
  ['bundled content', run('cli/ludoteca.mjs', 'check', ...packs())],
]

await main(async () => {
  stopAllOnSignal()
  const made = await makeGenerated()
  const failed = []
  for (const [name, check] of checks(made)) {
    if (wasStopped()) break
    const started = Date.now()
    const faults = await check()
    say(
      `${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    )
    for (const fault of faults) say(`\n${fault}\n`)
    if (faults.length > 0) failed.push(name)
  }
  say(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 && !wasStopped() ? 0 : 1
})
