/** Measures the production site under load: its throughput, and whether it stays healthy. */
import type { Case, Cases } from '../lib/case'
import { quantile } from '../lib/readers'
import { look } from '../lib/readers-look'
import { startSite } from '../lib/site'

async function readers(): Promise<Awaited<ReturnType<NonNullable<Case['measureAll']>>>> {
  const site = await startSite()
  try {
    const { home, health, crowd, watched, unwell, memory, rest } = await look(site, {
      readers: 500,
      seconds: 40,
    })
    const kinds = Object.entries({ ...crowd.errors, ...(unwell ? { 'health not well': unwell } : {}) })
    const errors = kinds.reduce((sum, [, count]) => sum + count, 0)
    return {
      'readers: front page': { unit: 'requests/s', value: home },
      'readers: health route': { unit: 'requests/s', value: health },
      'readers: errors': {
        unit: 'errors',
        value: errors,
        note: `${crowd.answered.length} answered, ${crowd.busy} told to come again ${kinds.join(' ')}`.trim(),
      },
      'readers: 95 % answered': { unit: 'ms', value: quantile(crowd.answered, 0.95) },
      'readers: 95 % of health': { unit: 'ms', value: quantile(watched, 0.95) },
      ...(memory === undefined ? {} : { 'readers: memory': { unit: 'MB', value: memory } }),
      'readers: back to rest': { unit: 's', value: rest },
    }
  } finally {
    await site.stop()
  }
}

export const cases: Cases = {
  readers: (): Case => ({ unit: 'figures', measureAll: readers }),
}
