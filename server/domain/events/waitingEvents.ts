import type { WaitingEnd } from '../waiting/waiting.js';

/** Events of waiting lists, by name, each with its details. `userId` is the waiting reader. */
export interface WaitingEvents {
  WaitingListJoined: { entryId: string; bookId: string; userId: string };
  WaitingReaderTold: { entryId: string; bookId: string; userId: string };
  WaitingEnded: { entryId: string; bookId: string; userId: string; wasTold: boolean; reason: WaitingEnd };
}
