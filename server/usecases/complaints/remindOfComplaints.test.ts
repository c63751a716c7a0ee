import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlComplaints, type ComplaintApi } from '../../testing/complaints/complaintApi.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { remindOfComplaints } from './remindOfComplaints.js';

let marketplace: TestMarketplace;
let api: ComplaintApi;
let support: Person;
let meera: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  api = graphqlComplaints(marketplace);
  support = await signUpReader(marketplace, 'Sana');
  await makeStaff(marketplace.ports, support, 'SUPPORT');
  await makeStaff(marketplace.ports, await signUpReader(marketplace, 'Farah'), 'FINANCE');
  meera = await signUpReader(marketplace, 'Meera');
  await api.complain(meera, { kind: 'SITE', text: 'Too slow' });
  await deliverMail(marketplace);
});
afterEach(() => marketplace.close());

/** Advances the clock, and runs the job twice at once. Returns the subjects of the mails that it caused. */
async function remindersAfter(days: number): Promise<string[]> {
  await passDays(marketplace, days, meera, support);
  await deliverMail(marketplace);
  await Promise.all([remindOfComplaints(jobPorts(marketplace)), remindOfComplaints(jobPorts(marketplace))]);
  const mails = await deliverMail(marketplace);
  expect(mails.every(({ to }) => to.address === support.email)).toBe(true);
  return mails.map(({ subject }) => subject);
}

async function complaint() {
  const [own] = await api.own(meera);
  if (!own) throw new Error('There is no complaint');
  return own;
}

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

describe('the reminder of a complaint', () => {
  it('goes once for each deadline, a day before it, to staff who handle complaints', async () => {
    const { id, number, answerBy, settleBy } = await complaint();
    expect(await remindersAfter(0)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([`Complaint ${number} must be answered by ${day(answerBy)}`]);
    expect(await remindersAfter(1)).toEqual([]);
    await api.step(support, 'answerComplaint', id, 'We are looking into it');
    const days = Math.round((Date.parse(settleBy) - Date.parse(answerBy)) / 86_400_000);
    expect(await remindersAfter(days - 2)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([`Complaint ${number} must be settled by ${day(settleBy)}`]);
  });

  it('is not sent to staff whom the complaint concerns', async () => {
    await makeStaff(marketplace.ports, meera, 'SUPPORT');
    const { number, answerBy } = await complaint();
    expect(await remindersAfter(1)).toEqual([`Complaint ${number} must be answered by ${day(answerBy)}`]);
  });

  it('is not sent any more if staff were faster than the mail', async () => {
    const { id } = await complaint();
    await passDays(marketplace, 1, meera, support);
    await deliverMail(marketplace);
    await remindOfComplaints(jobPorts(marketplace));
    await api.step(support, 'answerComplaint', id, 'Done');
    const subjects = (await deliverMail(marketplace)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('is to be'))).toEqual([]);
  });
});
