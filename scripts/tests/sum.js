import { keptTally } from './tally.js';

// Prints the last lines of .ci/run: every failure again, then the totals of all tests and checks.
const tallies = ['unit', 'browser', 'newest-node', 'postgres-newest', 'checks'].map(keptTally);
for (const { name, failures = [] } of tallies) {
  for (const failure of failures) console.log(`\n${name}: ${failure}\n`);
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
