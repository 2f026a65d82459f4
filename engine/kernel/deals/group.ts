/** The phase of decisions about deals, and the heading of their choices. */
export const GROUP = 'deal'
