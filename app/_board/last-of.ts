/** Memoises a function for its latest arguments. */
export function lastOf<A extends readonly unknown[], T>(compute: (...args: A) => T): (...args: A) => T {
  let last: { readonly args: A; readonly value: T } | undefined
  return (...args) => {
    if (!last || last.args.some((arg, at) => arg !== args[at])) last = { args, value: compute(...args) }
    return last.value
  }
}

/** Whether two records of the same shape hold the same values. */
export const sameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every((key) => a[key] === b[key])
