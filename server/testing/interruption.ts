import type { Database } from '../persistence/database.js';
import type { Transaction } from '../persistence/transaction.js';

/** Lets a test act just before a transaction begins, when its use-case has already read data, or just before it commits. */
export class Interruption {
  private before: (() => Promise<unknown>) | null = null;
  private after: ((tx: Transaction) => Promise<unknown>) | null = null;

  /** Sets a function that is called once, just before the next transaction begins. */
  beforeNextTransaction(work: () => Promise<unknown>): void {
    this.before = work;
  }

  /**
   * Sets a function that is called once, just before the next transaction commits. If the function throws, the transaction is
   * rolled back.
   */
  beforeNextCommit(work: (tx: Transaction) => Promise<unknown>): void {
    this.after = work;
  }

  /** Returns a database that calls these functions. */
  of(database: Database): Database {
    const transaction: Database['transaction'] = async (work) => {
      const interrupting = this.before;
      this.before = null;
      await interrupting?.();
      return database.transaction(async (tx) => {
        const result = await work(tx);
        const ending = this.after;
        this.after = null;
        await ending?.(tx);
        return result;
      });
    };
    return Object.assign(Object.create(database) as Database, { transaction });
  }
}
