import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventType } from '../../domain/events/event.js';
import { readEvents } from '../../persistence/queries/events/eventLog.js';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { NOTIFICATIONS } from '../notifications/notifications.js';
import { notification } from '../notifications/notificationKind.js';
import { record } from '../record.js';
import type { EventEntry, EventRegistry } from '../recording.js';
import { EVENTS } from './registry.js';

const entries = Object.entries(EVENTS) as [EventType, EventEntry<EventType>][];

describe('the registry of events', () => {
  it('says of each event what happened, in one sentence', () => {
    const wrong = entries.filter(([, { description }]) => !/^[A-Z].+\.$/.test(description));
    expect(wrong).toEqual([]);
  });

  it('lists every mail under the event that it tells of', () => {
    const under = entries.flatMap(([type, { mail = [] }]) => mail.map((kind) => [kind, type]));
    const wanted = NOTIFICATIONS.flatMap((kind) => (kind.after ? [[kind, kind.after]] : []));
    expect(new Set(under)).toEqual(new Set(wanted));
  });
});

describe('what follows from an event', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Dev');
  });
  afterAll(() => marketplace.close());

  const happens = (events: EventRegistry, event: { type: 'EmailVerified'; userId: string }) =>
    marketplace.database.transaction((tx) => record({ ...marketplace.ports, events }, tx, event));

  const log = async () => (await readEvents(marketplace.database, { after: null, first: 100 })).events;

  /** Returns the marketplace's registry with a changed entry for EmailVerified. */
  const changed = (entry: Partial<EventEntry<'EmailVerified'>>): EventRegistry => ({
    ...EVENTS,
    EmailVerified: { ...EVENTS.EmailVerified, ...entry },
  });

  it('may be another event, recorded after it in the same transaction', async () => {
    const past = await log();
    const events = changed({
      reactions: [({ userId }, tx, scope) => record(scope, tx, { type: 'SessionEnded', userId })],
    });
    await happens(events, { type: 'EmailVerified', userId: seller.id });
    const all = await log();
    expect(all.slice(past.length).map(({ event }) => event.type)).toEqual(['EmailVerified', 'SessionEnded']);
  });

  it('includes one mail for each cause, however many events have it', async () => {
    const [one, other] = [await listBook(marketplace, seller), await listBook(marketplace, seller)];
    await deliverMail(marketplace);
    let cause: string | undefined = one;
    const text = { subject: 'Told' };
    const telling = notification({
      // Uses the name of an existing kind, because the outbox finds the kind that writes a mail by its name.
      name: 'WELCOME',
      setting: 'ANY_MAIL',
      after: 'EmailVerified',
      tells: ({ userId }) => [{ recipientId: userId, about: {}, ...(cause && { cause }) }],
      find: () => ({}),
      write: () => ({ subject: '', paragraphs: [], rows: [], action: { label: '', url: '' } }),
      texts: { EN: text, HI: text, GU: text },
    });
    const events = changed({ mail: [telling] });
    const tell = () => happens(events, { type: 'EmailVerified', userId: seller.id });
    const mailed = async () => subjectsTo(await deliverMail(marketplace), seller).length;
    await tell();
    await tell();
    expect(await mailed()).toBe(1);
    await tell();
    expect(await mailed()).toBe(0);
    cause = other;
    await tell();
    expect(await mailed()).toBe(1);
    cause = undefined;
    await tell();
    await tell();
    expect(await mailed()).toBe(2);
  });

  it('happens without a row for an event that the log does not keep', async () => {
    const past = await log();
    let reactions = 0;
    const events = changed({ isNotKept: true, reactions: [async () => void (reactions += 1)] });
    await happens(events, { type: 'EmailVerified', userId: seller.id });
    const all = await log();
    expect([reactions, all.length]).toEqual([1, past.length]);
  });
});
