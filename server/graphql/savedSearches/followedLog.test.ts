import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { tellSavedSearches } from '../../usecases/savedSearches/tellSavedSearches.js';
import { forgetExpired } from '../../usecases/upkeep/forgetExpired.js';

let marketplace: TestMarketplace;
let seller: Person;
let asha: Person;
let meera: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [seller, asha, meera] = [
    await signUpReader(marketplace, 'Seller'),
    await signUpReader(marketplace, 'Asha'),
    await signUpReader(marketplace, 'Meera'),
  ];
  for (const person of [asha, meera]) await save(person, 'kamayani');
  await deliverMail(marketplace);
});
afterEach(() => marketplace.close());

const save = (person: Person, search: string) =>
  mutate(marketplace, person, 'saveSearch', 'savedSearch { id }', { search });

const list = (title = 'Kamayani') => listBook(marketplace, seller, { title });

/** Runs the job with a database in which the methods in `failing` replace the real ones. Returns true if the job succeeded. */
async function tell(failing: object = {}): Promise<boolean> {
  const database = Object.assign(Object.create(marketplace.database) as typeof marketplace.database, failing);
  return tellSavedSearches({ ...jobPorts(marketplace), database }).then(
    () => true,
    () => false,
  );
}

/** Advances the clock to the next morning. */
const morning = () => marketplace.clock.advanceDays(1);

async function told(): Promise<string[]> {
  return (await deliverMail(marketplace)).map(({ to, subject }) => `${to.address}: ${subject}`).toSorted();
}

const heard = (person: Person, books = 'A new book matches') =>
  `${person.email}: ${books} your saved searches`;

/** Throws, as if the process had been killed. */
const killed = async () => {
  throw new Error('Killed');
};

it('nobody is told twice when the job is killed after the work and before it is marked', async () => {
  await list();
  morning();
  expect(await tell({ run: killed })).toBe(false);
  expect(await told()).toEqual([heard(asha), heard(meera)].toSorted());
  await list('Kamayani again');
  expect(await tell()).toBe(true);
  expect(await told()).toEqual([]);
  morning();
  expect(await tell()).toBe(true);
  expect(await told()).toEqual([heard(asha), heard(meera)].toSorted());
});

it('everybody is told once when the job is killed in the midst of the work', async () => {
  await list();
  morning();
  let people = 0;
  const transaction: typeof marketplace.database.transaction = async (work) => {
    const result = await marketplace.database.transaction(work);
    // Transactions that place events return a number. Every other transaction notifies one person.
    if (typeof result !== 'number' && (people += 1) === 1) await killed();
    return result;
  };
  expect(await tell({ transaction })).toBe(false);
  await tell();
  expect(await told()).toEqual([heard(asha), heard(meera)].toSorted());
  expect(await tell()).toBe(true);
  expect(await told()).toEqual([]);
});

it('a morning that the job missed is made up for', async () => {
  await list();
  morning();
  await list('Kamayani again');
  morning();
  expect(await tell()).toBe(true);
  expect(await told()).toEqual(
    [heard(asha, '2 new books match'), heard(meera, '2 new books match')].toSorted(),
  );
});

it('what was listed before a search was saved is not new to it', async () => {
  await list('Chitralekha');
  marketplace.clock.moveTo(new Date(marketplace.clock.now().getTime() + 1_000).toISOString());
  await save(asha, 'chitralekha');
  morning();
  expect(await tell()).toBe(true);
  expect(await told()).toEqual([]);
});

it('a job that was away for more than a month goes on with what is kept', async () => {
  await list();
  marketplace.clock.advanceDays(40);
  const late = await signUpReader(marketplace, 'Late seller');
  await listBook(marketplace, late, { title: 'Kamayani again' });
  await deliverMail(marketplace);
  await forgetExpired(marketplace.ports);
  morning();
  expect(await tell()).toBe(true);
  expect(await told()).toEqual([heard(asha), heard(meera)].toSorted());
});
