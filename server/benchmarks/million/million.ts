import { loadavg } from 'node:os';
import type { Database } from '../../persistence/database.js';
import { postgresUrl } from '../benchDatabase.js';
import { printedPlan } from './explain.js';
import { GOALS, Measuring, type Measured, type Task } from './measure.js';
import { openMillion } from './openMillion.js';

const HOW_MANY_SLOWEST = 8;

/**
 * `npm run bench:million`: measures the work of PostgreSQL for all queries that the screens and the REST paths send
 * to the catalogue, with a million listings of 300,000 editions. Exits with status 1 if a goal is missed. `npm run
 * bench:million -- search 'free from-to'` measures all texts, but only the lists with these filters.
 */
async function main(): Promise<void> {
  const database = await openMillion(postgresUrl());
  const measuring = new Measuring(database);
  await measuring.all(process.argv.slice(2));
  const { measured } = measuring;
  console.log(
    `Milliseconds in the database; load of the machine ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  report('Each task', measured, ({ task, what }) => `${what}: ${task}`);
  const firstPages = measured.filter(({ task }) => task === 'first page');
  report('First pages by filter', firstPages, ({ what, family }) => `${what}: ${family}`);
  report('First pages by sort', firstPages, ({ what, order }) => `${what}: ${order}`);
  for (const task of Object.keys(GOALS) as Task[])
    tellSlowest(
      task,
      measured.filter((each) => each.task === task),
    );
  await tellPlan(database, measured);
  await database.close();
}

/** Prints the distribution of the times of each kind, and whether the kind reaches its goal. */
function report(title: string, measured: readonly Measured[], kindOf: (each: Measured) => string): void {
  console.log(`\n${title}`);
  const kinds = [...new Set(measured.map(kindOf))];
  console.table(
    kinds.map((kind) =>
      rowOf(
        kind,
        measured.filter((each) => kindOf(each) === kind),
      ),
    ),
  );
}

function rowOf(kind: string, measured: readonly Measured[]) {
  const sorted = measured.toSorted((a, b) => a.ms - b.ms);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.ms ?? NaN;
  const [task] = measured.map((each) => each.task);
  const goal = task ? GOALS[task] : Infinity;
  const isReached = at(judgedAt(task)) <= goal;
  if (!isReached) process.exitCode = 1;
  const spread = { cases: sorted.length, half: tenths(at(0.5)), p95: tenths(at(0.95)), worst: tenths(at(1)) };
  if (!Number.isFinite(goal)) return { kind, ...spread };
  return { kind, ...spread, goal: `${judgedAt(task) < 1 ? 'p95' : 'worst'} <= ${goal}`, reached: isReached };
}

/**
 * Returns the share of cases that must reach the goal: all cases for suggestions and for the deepest pages, and 95%
 * for other tasks, which have many cases.
 */
function judgedAt(task: Task | undefined): number {
  return task === 'deepest page by number' || task === 'suggestions' ? 1 : 0.95;
}

function tellSlowest(task: Task, measured: readonly Measured[]): void {
  console.log(`\nThe slowest: ${task}`);
  const slowest = measured.toSorted((a, b) => b.ms - a.ms).slice(0, HOW_MANY_SLOWEST);
  console.table(
    slowest.map(({ what, list, order, ms, touched, pages }) => ({
      list: `${what}: ${[list, order].filter(Boolean).join(' ')}`,
      ms: tenths(ms),
      'rows touched': touched,
      'pages looked into': pages,
    })),
  );
}

/** Finds the case whose time is the greatest multiple of its goal, and prints the plan of its slowest statement. */
async function tellPlan(database: Database, measured: readonly Measured[]): Promise<void> {
  const [worst] = measured
    .filter(({ task }) => Number.isFinite(GOALS[task]))
    .toSorted((a, b) => b.ms / GOALS[b.task] - a.ms / GOALS[a.task]);
  if (!worst?.slowest) return;
  const { task, what, list, order = '', slowest } = worst;
  console.log(`\nThe plan of the slowest for its goal: ${task} of ${what}: ${list} ${order}`);
  console.log(await printedPlan(database, slowest));
}

function tenths(ms: number): number {
  return Number(ms.toFixed(1));
}

await main();
