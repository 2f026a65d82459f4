// Loaded into every process of the development server: ends it when its parent is gone.
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 400).unref()
