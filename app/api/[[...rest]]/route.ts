import { appError } from '../../../server/errors'
import { forAll } from '../../../server/http/route'

/** Every address under `/api` that no route answers: an error in the shape of all errors, not a page. */
const nowhere = forAll(async () => {
  throw appError('route-not-found')
})

export const GET = nowhere
export const POST = nowhere
export const PUT = nowhere
export const PATCH = nowhere
export const DELETE = nowhere
