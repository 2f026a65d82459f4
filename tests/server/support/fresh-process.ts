/** What a process of the site keeps outside its modules: each file begins without it, as in a process of its own. */
for (const name of Object.keys(globalThis))
  if (/^ludoteca[A-Z]/.test(name)) Reflect.deleteProperty(globalThis, name)
