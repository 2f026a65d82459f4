/** Fields of each type of Corteo's actions, in each of their shapes. */
export const SHAPES = {
  ...Object.fromEntries(
    ['select', 'join', 'head', 'march', 'rouse', 'dismiss', 'hold'].map((type) => [type, [['unit']]]),
  ),
  ...Object.fromEntries(
    ['place', 'move', 'barricade', 'remove', 'retreat', 'base', 'jam'].map((type) => [type, [['cell']]]),
  ),
  ...Object.fromEntries(
    [
      'run',
      'stop',
      'done',
      'fight',
      'stay',
      'enough',
      'leave',
      'traffic',
      'exit',
      'usual',
      'transfer',
      'agree',
      'decline',
    ].map((type) => [type, [[]]]),
  ),
  component: [['component']],
  prolong: [['hands']],
  launch: [['unit'], ['unit', 'with']],
  attack: [['unit', 'target']],
  advance: [['unit', 'cell']],
  choose: [['option', 'choice']],
  change: [['option', 'choice']],
}
