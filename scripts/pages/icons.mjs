// Copies the icons of the interface from lucide-react, one module each: that package is 51 MB, and a site shows a hundred of its
// icons.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

const BANNER = '// Generated from lucide-react by `npm run schemas:build`: do not edit.'
const folder = 'app/_ui/icons'

/** Returns the names that modules of the interface import from the folder. */
export function iconsIn(text) {
  const imports = text.matchAll(/import \{([^}]*)\} from '(?:[./]*_ui|\.)\/icons'/g)
  return [...imports].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0])
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

function usedIcons() {
  const files = readdirSync(join(root, 'app'), { recursive: true }).filter((name) => /\.tsx?$/.test(name))
  const names = files.flatMap((name) => iconsIn(readFileSync(join(root, 'app', name), 'utf8')))
  return [...new Set(names)].sort()
}

/** Returns the shapes inside the `<svg>` of an icon as `[tag, attributes]`. */
function shapesOf(markup) {
  const inside = markup.slice(markup.indexOf('>') + 1)
  return [...inside.matchAll(/<([a-z]+)((?: [a-z0-9-]+="[^"]*")*)>/gi)].map(([, tag, attributes]) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-z0-9-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value]),
    ),
  ])
}

const kebab = (name) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Za-z])/g, '$1-$2')
    .toLowerCase()

/** Returns the files by path, relative to the project. */
export function iconFiles() {
  const require = createRequire(import.meta.url)
  const lucide = require('lucide-react')
  const { createElement } = require('react')
  const { renderToStaticMarkup } = require('react-dom/server')
  const names = usedIcons()
  const unknown = names.filter((name) => !lucide[name])
  if (unknown.length > 0) throw new Error(`lucide-react has no icon ${unknown.join(', ')}.`)
  const index = names.map((name) => `export { ${name} } from './${kebab(name)}'`)
  const files = names.map((name) => {
    const shapes = shapesOf(renderToStaticMarkup(createElement(lucide[name])))
    return [
      `${folder}/${kebab(name)}.ts`,
      `${BANNER}\nimport { icon } from '../icon'\n\nexport const ${name} = /* @__PURE__ */ icon(${JSON.stringify(shapes)})\n`,
    ]
  })
  return {
    ...Object.fromEntries(files),
    // Lets the bundler give a page only its own icons; without this every page has all of them.
    [`${folder}/package.json`]: '{ "type": "module", "sideEffects": false }\n',
    [`${folder}/index.ts`]: `${BANNER}\nexport type { Icon } from '../icon'\n${index.join('\n')}\n`,
    [`${folder}/LICENSE`]: readFileSync(join(root, 'node_modules/lucide-react/LICENSE'), 'utf8'),
  }
}
