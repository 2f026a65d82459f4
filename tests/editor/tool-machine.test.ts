import { describe, expect, test } from 'vitest'
import { TOOLS, toolById, toolThatPuts } from '../../app/_editor/tools/registry'
import { defineTool, type ToolHost } from '../../app/_editor/tools/tool'
import { ToolMachine } from '../../app/_editor/tools/tool-machine'
import english from '../../app/_text/en.json'
import italian from '../../app/_text/it.json'

/** A tool that records its presses and their effects. */
function lasso() {
  const log: string[] = []
  const tool = defineTool({
    id: 'lasso',
    key: 'L',
    icon: toolById('paint').icon,
    place: 1,
    press(_, { cell, alt }) {
      if (alt) return undefined
      const caught = [cell]
      return {
        id: 'catching',
        get preview() {
          return [...caught]
        },
        over: (cells, held) => void caught.push(...(held?.shift ? [] : cells)),
        up: () => void log.push(`caught ${caught}`),
        cancel: () => void log.push('let go'),
      }
    },
  })
  return { tool, log }
}

const host = {} as ToolHost
const at = (cell: number, alt = false) => ({ cell, side: -1, shift: false, alt })

describe('a gesture', () => {
  test('remembers its own press and shows what it would change, until it is over', () => {
    const { tool, log } = lasso()
    const machine = new ToolMachine(tool)
    machine.down(host, at(4))
    machine.over([5, 6])
    machine.over([7], { shift: true })
    expect([machine.path, machine.preview]).toEqual(['lasso.catching', [4, 5, 6]])
    machine.up()
    expect([machine.path, machine.preview, machine.isAtWork]).toEqual(['lasso.idle', [], false])
    machine.down(host, at(9))
    machine.up()
    expect(log).toEqual(['caught 4,5,6', 'caught 9'])
  })

  test('is called off by Escape, by another tool and by a second press; and only once', () => {
    const { tool, log } = lasso()
    const machine = new ToolMachine(tool)
    machine.down(host, at(1))
    machine.cancel()
    expect(machine.preview).toEqual([])
    machine.over([2])
    machine.up()
    machine.down(host, at(3))
    machine.down(host, at(4))
    machine.use(toolById('select'))
    machine.up()
    expect(log).toEqual(['let go', 'let go', 'let go'])
    expect(machine.path).toBe('select.idle')
  })

  test('need not follow a press: some tools are done at once', () => {
    const { tool, log } = lasso()
    const machine = new ToolMachine(tool)
    machine.down(host, at(1, true))
    machine.up()
    expect([machine.isAtWork, log]).toEqual([false, []])
  })
})

describe('the registry', () => {
  test('has every tool of the folder once, in the order of the toolbar', () => {
    expect(TOOLS.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['select', 'paint', 'fill', 'pick', 'edge']),
    )
    for (const of of ['id', 'key', 'place', 'icon'] as const)
      expect(new Set(TOOLS.map((tool) => tool[of])).size, of).toBe(TOOLS.length)
    const places = TOOLS.map(({ place }) => place)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('knows which tool goes with what is chosen, and names each in both languages', () => {
    expect([toolThatPuts('ground').id, toolThatPuts('sides').id]).toEqual(['paint', 'edge'])
    const ids = TOOLS.map(({ id }) => id).sort()
    for (const { studio } of [english, italian]) expect(Object.keys(studio.command.tool).sort()).toEqual(ids)
    expect(() => toolById('magic')).toThrow('there is no tool magic')
  })
})
