/** Resets the site's state outside its modules, and changed environment variables. Each file starts as in a process of its own. */
const first = globalThis as { firstEnvironment?: Readonly<NodeJS.ProcessEnv> }
first.firstEnvironment ??= { ...process.env }

// Restores variables one by one, because only the original environment object sets the time zone.
for (const name of Object.keys(process.env)) if (!(name in first.firstEnvironment)) delete process.env[name]
for (const [name, value] of Object.entries(first.firstEnvironment))
  if (process.env[name] !== value) process.env[name] = value

for (const name of Object.keys(globalThis))
  if (/^ludoteca[A-Z]/.test(name)) Reflect.deleteProperty(globalThis, name)
