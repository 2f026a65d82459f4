// Validates the quota of visitors from the environment. The routes read the same variables: `server/workspace/quota.ts`.
import { PlainError } from '../project.mjs'

const variables = ['LUDOTECA_VISITOR_MB', 'LUDOTECA_VISITOR_WORKSPACES', 'LUDOTECA_EMPTY_DAYS']

/** @throws if a variable is no number: a site without a limit by mistake is worse than one that does not start */
export function assertVisitorQuota(env = process.env) {
  for (const name of variables) {
    if (env[name] && !/^[1-9]\d{0,8}$/.test(env[name])) {
      throw new PlainError(`${name} is "${env[name]}"; it can be a whole number from 1 to 999999999.`)
    }
  }
}
