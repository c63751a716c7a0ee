import type { WaitingEnd } from '../waiting/waiting.js';

/** What happens to those who wait for a book: `userId` waits. */
export interface WaitingEvents {
  WaitingListJoined: { entryId: string; bookId: string; userId: string };
  WaitingReaderTold: { entryId: string; bookId: string; userId: string };
  WaitingEnded: { entryId: string; bookId: string; userId: string; wasTold: boolean; reason: WaitingEnd };
}
