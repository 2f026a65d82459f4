// npm run english: lists the sentences of comments and docs that have to be read twice, and lowers the accepted numbers to what is there.
// After files have moved, the numbers follow them as long as there are no more such sentences than before.
import { readFileSync, writeFileSync } from 'node:fs'
import { ACCEPTED, acceptedAfter, allEnglishFaults } from './lib/plain-english.mjs'
import { main, PlainError, say } from './lib/project.mjs'

await main(async () => {
  const faults = allEnglishFaults()
  for (const found of faults.values()) for (const { says } of found) say(says)
  const before = JSON.parse(readFileSync(ACCEPTED, 'utf8'))
  const { accepted, total, was } = acceptedAfter(faults, before)
  if (total > was)
    throw new PlainError(`${total} sentences, ${was} accepted: rewrite at least ${total - was}.`)
  writeFileSync(ACCEPTED, `${JSON.stringify(accepted, null, 2)}\n`)
  say(`${total} sentences are accepted (before: ${was}).`)
})
