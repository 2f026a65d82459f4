/** Merges files of texts that load together. */
export const merged = async (parts: readonly Promise<{ readonly default: object }>[]) => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)) as Record<
    string,
    never
  >,
})
