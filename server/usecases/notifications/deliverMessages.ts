import { BrokenConnection } from '../../notifications/mailer.js';
import { waitingMessages, type WaitingMessage } from '../../persistence/queries/accounts/notifications.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { deliverTogether, type MailPorts } from './deliverMessage.js';

/**
 * Batches up to this size are sent one message after another, so that at most one mail is sent twice if the process dies.
 * Larger batches are sent in parallel.
 */
const SMALL_BATCH = 10;
/**
 * Milliseconds after which a message that was never tried is considered lost. A lost message no longer delays later messages.
 */
const LONGEST_HOLD_MS = 86_400_000;
/**
 * Minimum time in milliseconds between two mails of one thread to the same person. Messages that arrive in between
 * are sent together in the next mail.
 */
const GATHERING_MS = 5 * 60_000;

/** Conditions that end a delivery run early. */
export interface Limits {
  /** True if no further mail may be started. Checked before each mail. */
  isOver(): boolean;
  /** Aborts the mails that are being sent. Their messages are reported as failed. */
  abandoned: AbortSignal;
}

/** Results of a delivery run. A message that appears in none of the results was not started. */
export interface Deliveries {
  /** Ids of messages that were sent or dropped, now or earlier. */
  settled: Set<string>;
  /** Errors of the messages that failed, by message id. */
  failures: Map<string, Error>;
  /**
   * Ids of messages that wait for an earlier message to the same person. The earlier message is not part of this run.
   */
  held: Set<string>;
  /** Due times of the messages that wait for the next mail of their thread, by message id. */
  gathered: Map<string, Date>;
  /** True if every connection to the mail server broke during the run. */
  isCutOff: boolean;
}

/**
 * Delivers these messages: in outbox order to each person, and to several people at the same time. Messages of one thread are
 * sent as one mail. A failed message does not hold up later messages to the same person.
 *
 * A lane is one of several connections that send in parallel. A broken connection ends its lane, so that each lane waits at
 * most once for a mail server that never responds.
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

/** Delivers to one person after another from the list, until the list is empty or the connection breaks. */
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
        // Another lane can deliver the remaining messages to this person.
        people.unshift(messages);
        return 'BROKEN';
      }
    }
  }
  return 'DONE';
}

/** Returns the due times of the messages whose thread was mailed less than GATHERING_MS ago, by message id. */
function gatheredOf(messages: readonly WaitingMessage[], now: Date): Map<string, Date> {
  return new Map(
    messages.flatMap(({ id, threadSentAt }): [string, Date][] => {
      const due = new Date((threadSentAt?.getTime() ?? 0) + GATHERING_MS);
      return due > now ? [[id, due]] : [];
    }),
  );
}

/**
 * Removes the first message and the others of its thread from the list. Returns the removed messages; null if the
 * list is empty.
 */
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
