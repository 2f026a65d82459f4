/** The phase of what is asked about deals, and the heading of its choices. */
export const GROUP = 'deal'
