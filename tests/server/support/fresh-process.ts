/**
 * What a process of the site keeps outside its modules, and what somebody has set in its environment: each file begins without it, as in
 * a process of its own.
 */
const first = globalThis as { firstEnvironment?: NodeJS.ProcessEnv }
first.firstEnvironment ??= { ...process.env }
process.env = { ...first.firstEnvironment }

for (const name of Object.keys(globalThis))
  if (/^ludoteca[A-Z]/.test(name)) Reflect.deleteProperty(globalThis, name)
