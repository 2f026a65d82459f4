// npm run english: lists hard-to-read sentences of comments and docs, and lowers the accepted numbers to the current ones. Moved
// files keep their numbers as long as the total does not rise.
import { readFileSync, writeFileSync } from 'node:fs'
import { ACCEPTED, acceptedAfter, allEnglishFaults } from './lib/checks/plain-english.mjs'
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
