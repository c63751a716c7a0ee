import { keptTally } from './tally.js';

// The last line of .ci/run: all that was tested and checked.
const tallies = ['unit', 'browser', 'newest-node', 'postgres-newest', 'checks'].map(keptTally);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
