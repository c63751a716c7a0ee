import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Waits minutes for a queue to notice that a worker is gone. */
const WAITS = '/killedWorker.postgres.test.ts';

/** Begins with what mostly waits, so that nothing waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => moduleId.endsWith(WAITS));
    return [...new Set([...waiting, ...sorted])];
  }
}
