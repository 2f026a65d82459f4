import { testRuleOptions } from '../engine/support/rule-option-cases'

testRuleOptions('junta', {
  definition: 'JuntaRuleOptions',
  scenario: 'seven-families',
  // The screen enforces the time limit.
  unread: ['seconds'],
  numbers: {
    afterCoup: { value: 4, beside: {} },
    mostReturned: { value: 1, beside: { spentNotes: 'face-down' } },
  },
})
