/** Writes the files that `make` resolves to, unless the stamp has this digest and all its files exist. */
export function makeUnlessFresh(
  stampPath: string,
  digest: string,
  make: () => Promise<Readonly<Record<string, string>>>,
): Promise<boolean>
