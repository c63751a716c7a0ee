import type { Database } from '../persistence/database.js';

/** Lets a test act after a use-case has read its data and before it begins the transaction in which it writes. */
export class Interruption {
  private next: (() => Promise<unknown>) | null = null;

  /** Sets the function to call just before the next transaction begins. It is called once. */
  beforeNextTransaction(work: () => Promise<unknown>): void {
    this.next = work;
  }

  /** Returns a database that calls the set function before it begins a transaction. */
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
