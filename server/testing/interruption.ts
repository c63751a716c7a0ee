import type { Database } from '../persistence/database.js';

/** Lets a test do something between what a use-case reads and the transaction in which it writes. */
export class Interruption {
  private next: (() => Promise<unknown>) | null = null;

  /** What is to happen just before the next transaction begins. */
  beforeNextTransaction(work: () => Promise<unknown>): void {
    this.next = work;
  }

  /** A database that can be interrupted so. */
  of(database: Database): Database {
    const transaction: Database['transaction'] = async (work) => {
      const interrupting = this.next;
      this.next = null;
      await interrupting?.();
      return database.transaction(work);
    };
    return Object.assign(Object.create(database) as Database, { transaction });
  }
}
