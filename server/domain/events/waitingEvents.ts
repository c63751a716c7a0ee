import type { WaitingEnd } from '../waiting/waiting.js';

/** What happens to those who wait for a book: `userId` waits. */
export interface WaitingEvents {
  /** Somebody wants to be told when a book is free. */
  WaitingListJoined: { entryId: string; bookId: string; userId: string };
  /** A copy is free, and it is somebody's turn to hear of it. */
  WaitingReaderTold: { entryId: string; bookId: string; userId: string };
  /** Somebody waits no more; `wasTold` when it was their turn. */
  WaitingEnded: { entryId: string; bookId: string; userId: string; wasTold: boolean; reason: WaitingEnd };
}
