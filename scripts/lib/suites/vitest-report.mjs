// A vitest reporter with details that the built-in JSON lacks: the project of each test, skipped tests, failed tests with their
// errors, and the seconds of each file. `LUDOTECA_REPORT` names the file.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../project.mjs'

const nameOf = (test) => `${relative(root, test.module.moduleId)} > ${test.fullName}`

const whyOf = (errors = []) => errors.map(({ message }) => message).join('\n')

function fileOf(module) {
  const tests = [...module.children.allTests()]
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failed = inState('failed').map((test) => ({ name: nameOf(test), why: whyOf(test.result().errors) }))
  // A file that cannot be loaded, or whose hooks fail, fails as a whole.
  if (failed.length === 0 && module.state() === 'failed')
    failed.push({ name: relative(root, module.moduleId), why: whyOf(module.errors()) })
  return {
    project: module.project.name,
    file: relative(root, module.moduleId),
    seconds: module.diagnostic().duration / 1000,
    passed: inState('passed').length,
    failed,
    skipped: inState('skipped').map(nameOf),
  }
}

export default class Report {
  onTestRunEnd(modules, errors, reason) {
    const outside = errors.map(({ message }) => message)
    const report = { files: modules.map(fileOf), errors: outside, reason }
    writeFileSync(process.env.LUDOTECA_REPORT, JSON.stringify(report))
  }
}
