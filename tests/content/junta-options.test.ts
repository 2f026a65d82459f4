import { testOptions } from '../engine/support/option-cases'

testOptions('junta', {
  definition: 'JuntaOptions',
  scenario: 'seven-families',
  // The screen enforces the time limit.
  unread: ['seconds'],
  numbers: {
    afterCoup: { value: 4, beside: {} },
    mostReturned: { value: 1, beside: { spentNotes: 'face-down' } },
  },
})
