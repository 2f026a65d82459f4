/**
 * Who may import what. Each rule says why; `docs/architecture.md` shows the whole.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'engine-is-pure',
      comment:
        'The rules run alike on every machine, in a browser, a worker or a terminal. They import nothing but themselves and the types of what a pack may say.',
      severity: 'error',
      from: { path: '^engine/', pathNot: '^engine/rulesets/known\\.ts$' },
      to: {
        pathNot: ['^engine/', '^schemas/(diagnostic\\.ts|generated/content\\.ts|origin\\.ts|suggest\\.ts)$'],
      },
    },
    {
      name: 'rulesets-are-loaded-on-demand',
      comment:
        'The generated list of rulesets is the one door from the engine to those from outside, and it imports their parts when they are needed.',
      severity: 'error',
      from: { path: '^engine/rulesets/known\\.ts$' },
      to: { dynamic: false, pathNot: '^engine/types\\.ts$' },
    },
    {
      name: 'rulesets-from-outside-use-public-doors',
      comment:
        'A ruleset from outside imports its own folder and the exports of package.json, so a copy elsewhere is complete.',
      severity: 'error',
      from: { path: '^(examples/[^/]+|\\.rulesets/[^/]+)/' },
      to: {
        pathNot: [
          '^$1/',
          '^engine/types\\.ts$',
          '^engine/(kernel|geometry|compile)/',
          '^schemas/generated/content\\.ts$',
        ],
      },
    },
    {
      name: 'engine-takes-types-only',
      comment:
        'From the schemas the engine takes types, never code: how a pack was written is none of its business. The nearest of some names, and where a value is written, are asked in one place.',
      severity: 'error',
      from: { path: '^engine/' },
      to: {
        path: '^schemas/',
        pathNot: '^schemas/(origin|suggest)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'schemas-stand-alone',
      comment:
        'What a pack may say can be checked without any game: parsing and schemas need yaml and ajv, and of the engine only the names of its types.',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { pathNot: ['^schemas/', '\\.schema\\.json$', '^node_modules/(yaml|ajv)/', '^engine/types\\.ts$'] },
    },
    {
      name: 'schemas-take-types-only',
      comment: 'Cross-checks are handed in by the caller: schemas never run the engine.',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { path: '^engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'editor-core-is-headless',
      comment:
        'The document, its operations, the session and the tools are tested without React, canvas or browser, so they know only engine and schemas, and of the icons those that they hand out.',
      severity: 'error',
      from: { path: '^app/_editor/(document|yaml|session|tools|[^/]+/(model|controller))/' },
      to: {
        pathNot: [
          '^app/_editor/(session\\.ts$|(document|yaml|session|tools|[^/]+/(model|controller))/)',
          '^engine/',
          '^schemas/',
          '^app/_ui/icons?[/.]',
        ],
      },
    },
    {
      name: 'board-is-headless',
      comment:
        'The board is a controller that a test drives without React: only its shell, the grid for screen readers and the buttons are components.',
      severity: 'error',
      from: { path: '^app/_board/.*\\.ts$' },
      to: {
        path: ['^node_modules/(react|react-dom|next|next-intl)/', '\\.tsx$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screen-holds-frames-only',
      comment:
        'The table is a screen at a match: it is given frames and sends messages. Nothing of it can reach a game, its rules or its secrets, so that it need not change when the game is held elsewhere.',
      severity: 'error',
      from: {
        path: '^app/_play/',
        pathNot: ['^app/_play/(host|bots|campaign|compare|save-into-pack)/', '^app/_play/playtest\\.tsx$'],
      },
      to: {
        path: '^(engine|app/_play/(host|bots))/',
        pathNot: [
          '^engine/(types|action-key|cell-text|seat-text)\\.ts$',
          '^engine/kernel/forms\\.ts$',
          '^engine/geometry/grid\\.ts$',
          '^engine/match/(port/[^/]+|saved/saved-game)\\.ts$',
        ],
      },
    },
    {
      name: 'interface-never-imports-server',
      comment:
        'What runs in the browser speaks to the server through routes. Only pages, which run on the server, may call its use cases; texts are for everybody.',
      severity: 'error',
      from: { path: '^app/_', pathNot: '^app/_(home/pack-card\\.tsx|shell/head\\.ts|text/messages\\.ts)$' },
      to: { path: '^(server|prisma|scripts|cli)/', pathNot: '^server/text/' },
    },
    {
      name: 'server-stays-on-server',
      comment: 'Use cases know the engine, the schemas and Node, and nothing of the interface.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|cli|scripts|bench|tests)/' },
    },
    {
      name: 'server-needs-no-framework',
      comment: 'Use cases and request guards speak the web platform: they are tested without Next.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^node_modules/(next|react|react-dom|next-intl)/' },
    },
    {
      name: 'prisma-only-in-server-db',
      comment: 'One place opens the database; types of rows may be used by the other use cases.',
      severity: 'error',
      from: { pathNot: '^(server/db|scripts)/' },
      to: {
        path: '^node_modules/(@prisma/|pg/|prisma/)',
        pathNot: '^node_modules/@prisma/client/runtime/.*\\.d\\.ts$',
      },
    },
    {
      name: 'site-runs-without-development-tools',
      comment:
        'An install for a site leaves development tools out: what it builds and runs takes from them types at most.',
      severity: 'error',
      from: { path: '^(app|engine|schemas|server|cli)/|^proxy\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'types-travel-alone',
      comment: 'The shapes between pages and routes import nothing that runs.',
      severity: 'error',
      from: { path: '^schemas/api\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, be it for their types alone, are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'server/db/generated'] },
    exclude: { path: ['^\\.next/', '^bench/node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
