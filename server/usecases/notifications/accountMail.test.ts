import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, signUpUnverified } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

it('welcomes everybody who signs up, with a link that only their mail knows', async () => {
  const reader = await signUpUnverified(marketplace, 'Meera');
  const publisher = await signUpPublisher(marketplace, 'Banyan Tree Press');
  const mails = await deliverMail(marketplace);
  expect(mails.map(({ to, subject }) => [to.name, to.address, subject])).toEqual([
    ['', reader.email, 'Welcome to Panna'],
    ['', publisher.email, 'Welcome to Panna'],
  ]);
  const token = /verify-email\/([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
  expect(token).toBeDefined();
  const stored = await marketplace.database.query<{ everything: string }>(
    `SELECT (SELECT string_agg(m::text, '') FROM outbox_messages m) ||
            (SELECT string_agg(l::text, '') FROM mailed_links l) AS everything`,
  );
  expect(stored[0]?.everything).not.toContain(token);
});
