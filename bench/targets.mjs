/**
 * What is promised: the case of ours, the peer it is measured against in the same rounds, and the bar. `value` makes one
 * number of the two (or of ours alone).
 */
const faster = (ours, peer) => ours / peer
/** How many times the time of the peer ours takes. */
const time = (ours, peer) => peer / ours

export const targets = [
  {
    id: 'P3',
    what: 'reach with terrain, edges, control: time against typed arrays',
    ours: 'reach, one side of 40 units: ours',
    peer: 'reach, one side of 40 units: typed arrays by hand',
    value: time,
    atMost: 1.5,
  },
  {
    id: 'P3',
    what: 'reach with terrain, edges, control: against honeycomb-grid',
    ours: 'reach, one side of 40 units: ours',
    peer: 'reach, one side of 40 units: honeycomb-grid',
    value: faster,
    atLeast: 40,
  },
  {
    id: 'P7',
    what: 'next state with undo and log: against immer',
    ours: 'next state of 100 pieces with undo and log: ours',
    peer: 'next state of 100 pieces with undo and log: immer',
    value: faster,
    atLeast: 8,
  },
]
