import { appError } from '../../../server/errors'
import { forAll } from '../../../server/http/route'

/** Answers every unknown address under `/api` with an API error instead of a page. */
const nowhere = forAll(async () => {
  throw appError('route-not-found')
})

export const GET = nowhere
export const POST = nowhere
export const PUT = nowhere
export const PATCH = nowhere
export const DELETE = nowhere
