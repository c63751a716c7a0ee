import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Matches tests that wait for queues, deadlines or processes. */
const WAITS = /\/(killed(Payments|Worker)\.postgres|mailDelivery|process|stopping)\.test\.ts$/;

/** Starts the tests in WAITS first, so that the run does not wait for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WAITS.test(moduleId));
    return [...new Set([...waiting, ...sorted])];
  }
}
