import { BrokenConnection } from '../../notifications/mailer.js';
import { waitingMessages, type WaitingMessage } from '../../persistence/queries/accounts/notifications.js';
import { deliverMessage, type MailPorts } from './deliverMessage.js';

/** So few are sent one after the other, so that a process that dies repeats the one that it was sending. */
const SMALL_BATCH = 10;
/** An earlier message that has waited for so long without an attempt has been lost, and holds up nobody. */
const LONGEST_HOLD_MS = 86_400_000;

/** When to stop delivering. */
export interface Limits {
  /** Asked before each message: from then on none is begun. */
  isOver(): boolean;
  /** Ends those that are being sent; they fail. */
  abandoned: AbortSignal;
}

/** What became of some messages. Those of which nothing is said were not begun. */
export interface Deliveries {
  /** The ids of those that were sent or dropped, now or earlier. */
  settled: Set<string>;
  /** Why the others that were tried could not be sent, by their ids. */
  failures: Map<string, Error>;
  /** The ids of those that wait for an earlier one to the same person, which is not among these. */
  held: Set<string>;
  /** Whether it ended because no connection to the mail server held. */
  isCutOff: boolean;
}

/**
 * Delivers these messages: to each person in the order in which they were put into the outbox, to several people at a
 * time. A message that fails does not keep the next one from its person. A broken connection ends the lane that had
 * it, so that a mail server that never answers is waited for once.
 */
export async function deliverMessages(
  ports: MailPorts,
  ids: readonly string[],
  limits: Limits,
): Promise<Deliveries> {
  const since = new Date(ports.clock.now().getTime() - LONGEST_HOLD_MS);
  const messages = await waitingMessages(ports.database, ids, since);
  const waiting = new Set(messages.map(({ id }) => id));
  const deliveries: Deliveries = {
    settled: new Set(ids.filter((id) => !waiting.has(id))),
    failures: new Map(),
    held: new Set(messages.filter(({ isHeld }) => isHeld).map(({ id }) => id)),
    isCutOff: false,
  };
  const people = byRecipient(messages.filter(({ isHeld }) => !isHeld));
  const lanes = messages.length <= SMALL_BATCH ? 1 : Math.min(ports.mailer.lanes, people.length);
  const ends = await Promise.all(
    Array.from({ length: lanes }, () => deliverInLane(ports, people, limits, deliveries)),
  );
  return { ...deliveries, isCutOff: ends.length > 0 && ends.every((end) => end === 'BROKEN') };
}

/** Takes one person after the other from the list, until it is empty or the lane cannot go on. */
async function deliverInLane(
  ports: MailPorts,
  people: WaitingMessage[][],
  { isOver, abandoned }: Limits,
  { settled, failures }: Deliveries,
): Promise<'DONE' | 'BROKEN'> {
  for (let messages = people.shift(); messages; messages = people.shift()) {
    for (let message = messages.shift(); message && !isOver(); message = messages.shift()) {
      const error = await failureOf(deliverMessage(ports, message, abandoned));
      if (error) failures.set(message.id, error);
      else settled.add(message.id);
      if (error instanceof BrokenConnection) {
        // Another lane may go on with what is left for this person.
        people.unshift(messages);
        return 'BROKEN';
      }
    }
  }
  return 'DONE';
}

async function failureOf(work: Promise<void>): Promise<Error | null> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
}

function byRecipient(messages: readonly WaitingMessage[]): WaitingMessage[][] {
  const people = new Map<string, WaitingMessage[]>();
  for (const message of messages) {
    const { id } = message.recipient;
    people.set(id, [...(people.get(id) ?? []), message]);
  }
  return [...people.values()];
}
