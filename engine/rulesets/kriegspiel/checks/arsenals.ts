/** Checks that each side has arsenals on squares that units can enter. Without one no unit is connected. */
import { finding, within } from '../../../compile/finding'
import type { Finding, RawPack } from '../../../types'
import { cellText, isClosed, played, sideText } from './parts'

export const arsenals = (raw: RawPack): Finding[] =>
  played(raw).flatMap(({ scenario, at, board }) =>
    scenario.order.flatMap((side, index) => {
      const own = board.sites.filter((site) => site.role === 'base' && site.side === side)
      if (own.length === 0)
        return [
          finding(
            'E-SIDE-WITHOUT-ARSENAL',
            within(at, 'order', index),
            'side-without-arsenal',
            { side: sideText(side) },
            { wants: { list: 'sites', tag: 'base', given: { side } } },
          ),
        ]
      return own.flatMap(({ id, cells }) =>
        cells
          .filter((cell) => isClosed(raw, board, cell))
          .map((cell) =>
            finding('E-ARSENAL-CLOSED', within(at, 'map'), 'arsenal-closed', {
              site: { text: `sites.${id}` },
              cell: cellText(board, cell),
            }),
          ),
      )
    }),
  )
