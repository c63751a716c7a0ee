import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Tests that wait for queues, deadlines and processes, longest first. */
const WAITS = /\/(killedWorker\.postgres|mailDelivery|process|stopping)\.test\.ts$/;

/** Runs tests that mostly wait first, so that nothing waits for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WAITS.test(moduleId));
    return [...new Set([...waiting, ...sorted])];
  }
}
