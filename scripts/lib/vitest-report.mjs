// A vitest reporter that writes what a runner must know and the built-in JSON does not say: the project of each test, every skipped
// test by name, and the seconds of each file. `LUDOTECA_REPORT` names the file.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

const nameOf = (test) => `${relative(root, test.module.moduleId)} > ${test.fullName}`

function fileOf(module) {
  const tests = [...module.children.allTests()]
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failed = inState('failed').length
  return {
    project: module.project.name,
    file: relative(root, module.moduleId),
    seconds: module.diagnostic().duration / 1000,
    passed: inState('passed').length,
    // A file that does not even load, or whose hooks fail, has failed as a whole.
    failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
    skipped: inState('skipped').map(nameOf),
  }
}

export default class Report {
  onTestRunEnd(modules, errors, reason) {
    const files = modules.map(fileOf)
    writeFileSync(process.env.LUDOTECA_REPORT, JSON.stringify({ files, errors: errors.length, reason }))
  }
}
