import type { Finding, Reason } from '../support/refusals/judge'
import { playing } from './refusal-plays'
import { lack, province, type Scene, section, standards } from './refusal-scene'

/** All are placed, and only passing on is left. */
const isPlaced = ({ state }: Scene) => state.points < 0
const raising = (rule: string, is: (scene: Scene, at: number) => Finding): Reason<Scene> => ({
  rules: [rule],
  types: ['raise'],
  holds(scene, action) {
    const at = province(scene, action)
    return scene.state.phase === 'raise' && !isPlaced(scene) && at >= 0 && is(scene, at)
  },
})
const passing = (rule: string, is: (scene: Scene, at: number, from: number) => boolean): Reason<Scene> => ({
  rules: [rule],
  types: ['pass-on'],
  holds(scene, action) {
    const at = section(scene, action)
    return (
      scene.state.phase === 'raise' && at >= 0 && is(scene, at, scene.rules.provinces.sections.supplier[at])
    )
  },
})

export const living: Record<string, Reason<Scene>> = {
  'not-raising': {
    rules: ['W-42', 'W-45'],
    types: ['raise', 'pass-on'],
    holds: (scene, { type }) => scene.state.phase !== 'raise' || (type === 'raise' && isPlaced(scene)),
  },
  'raise-not-yours': raising('W-42', ({ rules, side }, at) => rules.provinces.side[at] !== side),
  'raise-divided': raising('W-45', ({ rules }, at) => at === rules.provinces.divided),
  'raise-twice': raising('W-42', ({ state }, at) => state.raised.includes(at)),
  'raise-enough': {
    ...raising(
      'W-42',
      ({ rules, state }) => state.raised.length >= rules.numbers.raises && { most: rules.numbers.raises },
    ),
    least: 0,
  },
  'raise-supply': {
    rules: ['W-42'],
    types: ['raise', 'play'],
    holds: (scene, action) =>
      standards(scene) <= 0 &&
      (action.type === 'raise'
        ? scene.state.phase === 'raise' && !isPlaced(scene)
        : playing('raise', () => true)(scene, action)),
    least: 0,
  },
  'raise-capped': {
    ...raising('W-F1', (scene, at) => {
      const short = lack(scene, at)
      return scene.rules.options.bridging === 'capped' && short > scene.rules.numbers.bridge && { short }
    }),
    least: 0,
  },
  'raise-too-poor': raising('W-43', (scene, at) => {
    const [short, points] = [lack(scene, at), scene.state.points]
    return short > points && { short, points }
  }),
  'pass-not-raised': passing('W-45', ({ rules, state }, _, from) =>
    rules.options.passingOn === 'at-once'
      ? state.raised[state.raised.length - 1] !== from
      : !state.raised.includes(from),
  ),
  'pass-passed': { ...passing('W-48', ({ state }) => state.supplier >= 0), least: 0 },
  'pass-behind': {
    ...passing(
      'W-45',
      ({ rules, state }, _, from) => state.standard[rules.provinces.divided] >= state.standard[from],
    ),
    least: 0,
  },
  'pass-uneven': {
    ...passing('W-47', ({ state }, at) => state.sections[at] > Math.min(...state.sections)),
    least: 0,
  },
  'pass-later': {
    ...passing('W-F4', (scene) => scene.rules.options.passingOn === 'at-end' && !isPlaced(scene)),
    least: 0,
  },
}
