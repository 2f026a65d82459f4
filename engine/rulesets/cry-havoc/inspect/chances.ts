/** The number of faces of the die for each result. */
import type { Inspection, Message } from '../../../types'
import { effectWords } from '../events'
import type { Effect, Rules } from '../rules'

/** `faces`: by face of the die, the index of its effect, -1 for none. */
export function chancesOf(
  { melee }: Rules,
  faces: readonly number[],
  effects: readonly Effect[],
  /** True for a shot, which hits only its target. */
  ofShot = false,
  /** The effect as the piece suffers it. */
  felt: (effect: Effect) => Effect = (effect) => effect,
): Inspection['sums'][number] {
  const found = [...new Set(faces)].sort((a, b) => a - b)
  return {
    id: 'chances',
    label: { key: 'cry-havoc.inspect.chances', values: { die: melee.die } },
    total: faces.length,
    lines: found.map((index) => ({
      label: effectWords(index < 0 ? undefined : felt(effects[index]), ofShot),
      points: faces.filter((face) => face === index).length,
    })),
  }
}

/** Returns the line of what modifiers of the scenario add, if they add anything. */
export const byModifiers = (points: number): { label: Message; points: number }[] =>
  points === 0 ? [] : [{ label: { key: 'cry-havoc.inspect.modifiers' }, points }]
