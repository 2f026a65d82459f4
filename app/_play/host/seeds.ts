export const newSeed = (): number => Math.floor(Math.random() * 0x7fffffff)
