/** Makes the code that git does not keep, unless it is fresh; resolves to whether it made any. */
export function makeCode(): Promise<boolean>
