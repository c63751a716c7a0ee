import type { Database } from '../persistence/database.js';

/** Lets a test act after a use-case has read its data, but before its transaction begins. */
export class Interruption {
  private next: (() => Promise<unknown>) | null = null;

  /** Sets a function that is called once, just before the next transaction begins. */
  beforeNextTransaction(work: () => Promise<unknown>): void {
    this.next = work;
  }

  /** Returns a database that calls this function before it begins a transaction. */
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
