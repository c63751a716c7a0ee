import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_DEADLINE_DAYS } from '../../domain/orders/deadlines.js';
import type { Mail } from '../../notifications/mailer.js';
import { RecordingMailer, SITE } from '../../testing/mail/mail.js';
import { peopleWithMail, queueMail } from '../../testing/mail/mailWorld.js';
import { PANNA } from '../../testing/people/principals.js';
import { openTestDatabase, type TestDatabase } from '../../testing/databases/testDatabase.js';
import { deliverMessages } from './deliverMessages.js';

/** A mailer that fails to send the mail with the id `refused`. */
class ChoosyMailer extends RecordingMailer {
  refused = '';

  override async send(mail: Mail): Promise<void> {
    if (mail.id === this.refused) throw new Error('No such mailbox');
    await super.send(mail);
  }
}

let test: TestDatabase;
let mailer: ChoosyMailer;
let now: Date;
let [first, second, third] = ['', '', ''];
beforeEach(async () => {
  test = await openTestDatabase();
  mailer = new ChoosyMailer();
  now = new Date();
  const [person = ''] = await peopleWithMail(test.database, 1);
  await queueMail(test.database, [person, person, person]);
  const rows = await test.database.query<{ id: string }>('SELECT id FROM outbox_messages ORDER BY id');
  [first = '', second = '', third = ''] = rows.map(({ id }) => id);
});
afterEach(() => test.remove());

async function deliver(ids: readonly string[]) {
  const ports = {
    principal: async () => PANNA,
    database: test.database,
    clock: { now: () => now },
    timeZone: 'Asia/Kolkata',
    deadlineDays: USUAL_DEADLINE_DAYS,
    mailer,
    site: SITE,
  };
  const limits = { isOver: () => false, abandoned: new AbortController().signal };
  const { settled, held, failures } = await deliverMessages(ports, ids, limits);
  return { settled: [...settled], held: [...held], failed: [...failures.keys()] };
}

describe('messages to one person, shared by two workers', () => {
  it('are held until the other worker has sent the earlier one', async () => {
    expect(await deliver([third, second])).toEqual({ settled: [], held: [second, third], failed: [] });
    expect(await deliver([first])).toEqual({ settled: [first], held: [], failed: [] });
    expect(await deliver([third, second])).toEqual({ settled: [second, third], held: [], failed: [] });
    expect(mailer.mails.map(({ id }) => id)).toEqual([first, second, third]);
  });

  it('are not held by one that has failed, and waits to be tried again', async () => {
    mailer.refused = first;
    expect(await deliver([first])).toEqual({ settled: [], held: [], failed: [first] });
    expect(await deliver([second, third])).toEqual({ settled: [second, third], held: [], failed: [] });
    mailer.refused = '';
    expect(await deliver([first])).toEqual({ settled: [first], held: [], failed: [] });
  });

  it('are not held for ever by one whose job was lost', async () => {
    now = new Date(now.getTime() + 2 * 86_400_000);
    expect(await deliver([second])).toEqual({ settled: [second], held: [], failed: [] });
  });

  it('are sent once, though a job for one comes again', async () => {
    await deliver([first]);
    expect(await deliver([first])).toEqual({ settled: [first], held: [], failed: [] });
    expect(mailer.mails).toHaveLength(1);
  });
});
