import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../notifications/mailer.js';
import { graphqlComplaints, type ComplaintApi } from '../../testing/complaints/complaintApi.js';
import { deliverMail, jobPorts, RecordingMailer } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { insertRow, refusal } from '../../testing/rows.js';
import { newId } from '../../persistence/ids.js';
import { remindOfComplaints } from './remindOfComplaints.js';

const ADDRESS = 'grievance@pothi.example';

let marketplace: TestMarketplace;
let api: ComplaintApi;
let meera: Person;
afterEach(() => marketplace.close());

async function open(email: string | null): Promise<void> {
  const officer = email === null ? null : { name: 'Leela Shah', email, phone: null };
  marketplace = await TestMarketplace.open({
    operator: { legalName: 'Pothi Books LLP', address: 'Ahmedabad', grievanceOfficer: officer },
  });
  api = graphqlComplaints(marketplace);
  meera = await signUpReader(marketplace, 'Meera');
  await deliverMail(marketplace);
}

async function mailsTo(address: string): Promise<Mail[]> {
  const mails = await deliverMail(marketplace, new RecordingMailer());
  return mails.filter(({ to }) => to.address === address);
}

/** Advances the clock, and runs the job twice at once. */
async function remindAfter(days: number): Promise<void> {
  await passDays(marketplace, days, meera);
  await Promise.all([remindOfComplaints(jobPorts(marketplace)), remindOfComplaints(jobPorts(marketplace))]);
}

const complain = () => api.complain(meera, { kind: 'PRIVACY', text: 'My phone 98765 is shown' });
const numberOf = async () => (await api.own(meera))[0]?.number;

describe('The grievance officer', () => {
  beforeEach(() => open(ADDRESS));

  it('is mailed each new complaint, without its words, and a reminder of its deadline', async () => {
    await complain();
    const number = await numberOf();
    const [mail, ...more] = await mailsTo(ADDRESS);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`New complaint ${number}`);
    expect(mail?.text).toContain('About: Personal data');
    expect(mail?.text).toContain(`/complaints/${number}`);
    expect(mail?.text).toContain('the operator of Panna entered this address');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/98765|Meera|in the settings/);
    await remindAfter(1);
    expect((await mailsTo(ADDRESS)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Complaint ${number} must be answered by`),
    ]);
    await remindAfter(0);
    expect(await mailsTo(ADDRESS)).toEqual([]);
  });

  it('hears nothing of a complaint that was withdrawn meanwhile', async () => {
    await complain();
    await api.step(meera, 'withdrawComplaint', (await api.own(meera))[0]?.id ?? '');
    expect(await mailsTo(ADDRESS)).toEqual([]);
  });

  it('is reminded once if the address belongs to staff who handle complaints', async () => {
    await marketplace.close();
    await open('sana@pothi.example');
    const sana = await signUpReader(marketplace, 'Sana');
    await marketplace.database.query('UPDATE users SET email = $1 WHERE id = $2', [
      'Sana@pothi.example',
      sana.id,
    ]);
    await makeStaff(marketplace.ports, { ...sana, email: 'sana@pothi.example' }, 'SUPPORT');
    await complain();
    expect(await mailsTo('sana@pothi.example')).toHaveLength(1);
    await remindAfter(1);
    const reminders = await deliverMail(marketplace, new RecordingMailer());
    expect(reminders.filter(({ subject }) => subject.includes('must be answered'))).toHaveLength(1);
  });
});

it('nobody is mailed without an officer', async () => {
  await open(null);
  await complain();
  expect(await deliverMail(marketplace, new RecordingMailer())).toEqual([
    expect.objectContaining({ to: expect.objectContaining({ address: meera.email }) }),
  ]);
});

it('a message has one addressee', async () => {
  await open(null);
  const insert = (row: object) =>
    refusal(
      insertRow(marketplace.database, 'outbox_messages', {
        id: newId('outbox'),
        topic: 'COMPLAINT_RECEIVED',
        payload: '{}',
        ...row,
      }),
    );
  expect(await insert({})).toBe('outbox_messages_recipient');
  expect(await insert({ recipient_id: meera.id, address: ADDRESS })).toBe('outbox_messages_recipient');
  expect(await insert({ address: 'nobody' })).toBe('outbox_messages_address_check');
  expect(await insert({ address: ADDRESS })).toBeUndefined();
});
