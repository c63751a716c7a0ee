import type { Database } from '../persistence/database.js';

/** Lets a test act between the moment a use-case has read its data and the moment its transaction begins. */
export class Interruption {
  private next: (() => Promise<unknown>) | null = null;

  /** Sets the function to call once, just before the next transaction begins. */
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
