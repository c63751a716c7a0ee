import { BrokenConnection } from '../../notifications/mailer.js';
import { waitingMessages, type WaitingMessage } from '../../persistence/queries/accounts/notifications.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { deliverTogether, type MailPorts } from './deliverMessage.js';

/** Small, because a process that dies repeats the batch it was sending. */
const SMALL_BATCH = 10;
/** An earlier message that waited this long without an attempt is lost, and holds up no other. */
const LONGEST_HOLD_MS = 86_400_000;
/**
 * Shortest time between two mails of a thread to one person. Messages in between are gathered into one mail.
 */
const GATHERING_MS = 5 * 60_000;

/** The end of a delivery run. */
export interface Limits {
  /** Checked before each message: once true, no further one is begun. */
  isOver(): boolean;
  /** Aborts the messages being sent; they fail. */
  abandoned: AbortSignal;
}

/** Results of a delivery run. Messages without a result were not begun. */
export interface Deliveries {
  /** Ids of messages that were sent or dropped, now or earlier. */
  settled: Set<string>;
  /** Reasons of failed messages, by their ids. */
  failures: Map<string, Error>;
  /** Ids of messages that wait for an earlier one to the same person, outside this run. */
  held: Set<string>;
  /** Due times of messages that are gathered for the next mail of their thread, by their ids. */
  gathered: Map<string, Date>;
  /** True if the run ended because no connection to the mail server held. */
  isCutOff: boolean;
}

/**
 * Delivers these messages: to each person in outbox order, to several people at a time. Messages of one
 * thread leave as one mail. A failed message does not hold up the person's next one.
 *
 * A broken connection ends its lane, so that a mail server that never responds is waited for once.
 */
export async function deliverMessages(
  ports: Acting & MailPorts,
  ids: readonly string[],
  limits: Limits,
): Promise<Deliveries> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  const since = new Date(now.getTime() - LONGEST_HOLD_MS);
  const messages = await waitingMessages(ports.database, ids, since);
  const waiting = new Set(messages.map(({ id }) => id));
  const gathered = gatheredOf(messages, now);
  const deliveries: Deliveries = {
    settled: new Set(ids.filter((id) => !waiting.has(id))),
    failures: new Map(),
    held: new Set(messages.filter(({ id, isHeld }) => isHeld && !gathered.has(id)).map(({ id }) => id)),
    gathered,
    isCutOff: false,
  };
  const people = byRecipient(messages.filter(({ id, isHeld }) => !isHeld && !gathered.has(id)));
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
    for (let mail = nextMail(messages); mail && !isOver(); mail = nextMail(messages)) {
      const error = await failureOf(deliverTogether(ports, mail, abandoned));
      for (const { id } of mail) {
        if (error) failures.set(id, error);
        else settled.add(id);
      }
      if (error instanceof BrokenConnection) {
        // Another lane may go on with what is left for this person.
        people.unshift(messages);
        return 'BROKEN';
      }
    }
  }
  return 'DONE';
}

/** Returns the messages that are due only minutes after the last mail of their thread. */
function gatheredOf(messages: readonly WaitingMessage[], now: Date): Map<string, Date> {
  return new Map(
    messages.flatMap(({ id, threadSentAt }): [string, Date][] => {
      const due = new Date((threadSentAt?.getTime() ?? 0) + GATHERING_MS);
      return due > now ? [[id, due]] : [];
    }),
  );
}

/** Takes the first message and the others of its thread out of the list. */
function nextMail(messages: WaitingMessage[]): [WaitingMessage, ...WaitingMessage[]] | null {
  const first = messages.shift();
  if (!first) return null;
  const others = messages.filter(({ thread }) => thread !== null && thread === first.thread);
  for (const other of others) messages.splice(messages.indexOf(other), 1);
  return [first, ...others];
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
