/** Whether the same request may succeed in a moment: the server is away or busy, or the network was too slow. */
export const passesSoon = (status: number): boolean => status >= 500 || status === 408 || status === 429
