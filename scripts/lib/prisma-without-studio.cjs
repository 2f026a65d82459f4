// Prisma's command line loads its studio and its local server at start. The `overrides` of package.json leave both out of an
// install, so empty modules stand in for them.
const Module = require('node:module')

const load = Module._load
Module._load = (name, ...rest) => (/^@prisma\/(studio-core|dev)(\/|$)/.test(name) ? {} : load(name, ...rest))
