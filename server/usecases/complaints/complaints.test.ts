import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import {
  graphqlComplaints,
  restComplaints,
  type ComplaintApi,
  type NewComplaint,
  type SeenComplaint,
} from '../../testing/complaints/complaintApi.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy } from '../../testing/orders/orders.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';

// Every test runs with both APIs.
const APIS: Record<string, (marketplace: TestMarketplace) => ComplaintApi | Promise<ComplaintApi>> = {
  GraphQL: graphqlComplaints,
  REST: restComplaints,
};
const LEAK: NewComplaint = { kind: 'PRIVACY', text: 'My old address is still shown' };

describe.each(Object.entries(APIS))('a complaint, by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: ComplaintApi;
  let support: Person;
  let meera: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = await apiOf(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    support = await signUpReader(marketplace, 'Sana');
    await makeStaff(marketplace.ports, support, 'SUPPORT');
    meera = await signUpReader(marketplace, 'Meera');
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    await deliverMail(marketplace);
  });

  async function complained(input = LEAK, person = meera): Promise<SeenComplaint> {
    expect(await api.complain(person, input)).toBeNull();
    const [complaint] = await api.own(person);
    if (!complaint) throw new Error('There is no complaint');
    return complaint;
  }

  const hoursAfter = ({ openedAt }: SeenComplaint, moment: string) =>
    (Date.parse(moment) - Date.parse(openedAt)) / 3_600_000;

  it('has a number at once, is answered, answered back and settled, and the complainant is told', async () => {
    const complaint = await complained();
    const { id, number } = complaint;
    expect(number).toMatch(/^\d{4}-\d{6}$/);
    expect(complaint).toMatchObject({
      kind: 'PRIVACY',
      status: 'OPEN',
      isOverdue: false,
      closedAt: null,
      history: ['COMPLAINANT OPEN My old address is still shown'],
      steps: ['replyToComplaint', 'withdrawComplaint'],
    });
    expect(hoursAfter(complaint, complaint.answerBy)).toBe(48);
    expect([28, 29, 30, 31].map((days) => days * 24)).toContain(hoursAfter(complaint, complaint.settleBy));
    const [received, ...more] = await deliverMail(marketplace);
    expect(more).toEqual([]);
    expect(received?.subject).toBe(`We have received your complaint ${number}`);
    const day = (moment: string) =>
      new Date(moment).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    for (const part of [day(complaint.answerBy), day(complaint.settleBy), `/complaints/${number}`])
      expect(received?.text).toContain(part);

    expect(await api.step(support, 'answerComplaint', id, 'Which page?')).toBeNull();
    expect(subjectsTo(await deliverMail(marketplace), meera)).toEqual([
      `Your complaint ${number} has been answered`,
    ]);
    await passDays(marketplace, 3, meera, support);
    await deliverMail(marketplace);
    expect(await api.step(meera, 'replyToComplaint', id, 'The one of my shop')).toBeNull();
    const replied = await api.view(support, id);
    expect(replied).toMatchObject({ status: 'OPEN', steps: ['answerComplaint', 'settleComplaint'] });
    expect(hoursAfter(complaint, replied?.answerBy ?? '')).toBe(72 + 48);
    expect(await deliverMail(marketplace)).toEqual([]);

    expect(await api.step(support, 'settleComplaint', id, 'It is gone')).toBeNull();
    const [settled] = await deliverMail(marketplace);
    expect(settled?.subject).toBe(`Your complaint ${number} has been settled`);
    expect(settled?.text).toContain('“It is gone”');
    expect(await api.view(meera, id)).toMatchObject({
      status: 'SETTLED',
      steps: [],
      history: [
        'COMPLAINANT OPEN My old address is still shown',
        'STAFF ANSWER Which page?',
        'COMPLAINANT REPLY The one of my shop',
        'STAFF SETTLE It is gone',
      ],
    });
    expect(await api.step(meera, 'replyToComplaint', id, 'No')).toBe('COMPLAINT_ENDED');
    expect(await api.step(meera, 'withdrawComplaint', id)).toBe('COMPLAINT_ENDED');
    expect(await api.step(support, 'settleComplaint', id, 'Again')).toBe('COMPLAINT_ENDED');
    const audit = (await auditOf(marketplace, meera)).filter(({ action }) => action !== 'READ_COMPLAINT');
    expect(audit).toEqual([
      { action: 'ANSWER_COMPLAINT', detail: id, staff: support.id },
      { action: 'SETTLE_COMPLAINT', detail: id, staff: support.id },
    ]);
  });

  it('is listed to staff by its next deadline, marked when late, and each reading is recorded', async () => {
    const first = await complained();
    const dev = await signUpReader(marketplace, 'Dev');
    await passDays(marketplace, 1, meera, support, dev);
    const second = await complained({ kind: 'SITE', text: 'Too slow' }, dev);
    await api.step(support, 'answerComplaint', first.id, 'We are looking into it');
    await passDays(marketplace, 3, meera, support, dev);
    const own = (list: SeenComplaint[] | string) =>
      Array.isArray(list) ? list.filter(({ id }) => id === first.id || id === second.id) : list;
    expect(own(await api.open(support))).toMatchObject([
      { id: second.id, isOverdue: true },
      { id: first.id, isOverdue: false },
    ]);
    const reads = async (person: Person) =>
      (await auditOf(marketplace, person)).filter(({ action }) => action === 'READ_COMPLAINT');
    expect(await reads(dev)).toEqual([{ action: 'READ_COMPLAINT', detail: second.id, staff: support.id }]);
    const before = (await reads(meera)).length;
    await api.view(meera, first.id);
    expect(await reads(meera)).toHaveLength(before);
    expect(await api.step(dev, 'withdrawComplaint', second.id)).toBeNull();
    expect(own(await api.open(support))).toMatchObject([{ id: first.id }]);
  });

  it('is hidden from strangers, and no member of staff handles what concerns them', async () => {
    const seller = await signUpReader(marketplace, 'Seller');
    const bookId = await listBook(marketplace, seller);
    const order = await buy(marketplace, meera, bookId);
    const { id } = await complained({ ...LEAK, kind: 'ORDER', order: order.id });
    expect(await api.view(seller, id)).toBeNull();
    expect(await api.step(seller, 'withdrawComplaint', id)).toBe('COMPLAINT_NOT_FOUND');
    expect(await api.step(seller, 'answerComplaint', id, 'No')).toBe('FORBIDDEN');
    expect(await api.step(support, 'replyToComplaint', id, 'No')).toBe('COMPLAINANT_ONLY');
    expect(await api.open(meera)).toBe('FORBIDDEN');
    await makeStaff(marketplace.ports, seller, 'SUPPORT');
    await makeStaff(marketplace.ports, meera, 'ADMINISTRATOR');
    expect((await api.view(seller, id))?.steps).toEqual([]);
    for (const person of [seller, meera])
      expect(await api.step(person, 'settleComplaint', id, 'Fine')).toBe('OWN_COMPLAINT');
    const about = await complained({ ...LEAK, kind: 'LISTING', book: bookId });
    expect(await api.step(seller, 'answerComplaint', about.id, 'No')).toBe('OWN_COMPLAINT');
  });

  it('needs words and a known subject that the complainant may see', async () => {
    const seller = await signUpReader(marketplace, 'Seller');
    const order = await buy(marketplace, seller, await listBook(marketplace, support));
    for (const [input, code] of [
      [{ ...LEAK, text: ' ' }, 'STATEMENT_REQUIRED'],
      [{ ...LEAK, text: 'a'.repeat(4001) }, 'TOO_LONG'],
      [{ ...LEAK, order: order.id }, 'ORDER_NOT_FOUND'],
      [{ ...LEAK, seller: 'user_unknown' }, 'SELLER_UNKNOWN'],
      [{ ...LEAK, book: 'book_unknown' }, 'BOOK_NOT_FOUND'],
    ] as const)
      expect(await api.complain(meera, input)).toBe(code);
    expect(await api.own(meera)).toEqual([]);
    expect(subjectsTo(await deliverMail(marketplace), meera)).toEqual([]);
  });

  it('can be made ten times until one has ended, and no refused one takes a number', async () => {
    for (let made = 0; made < 10; made += 1) expect(await api.complain(meera, LEAK)).toBeNull();
    expect(await api.complain(meera, LEAK)).toBe('COMPLAINTS_LIMIT');
    const numbers = (await api.own(meera)).map(({ number }) => Number(number.slice(5)));
    expect(numbers).toEqual(numbers.map((_serial, place) => (numbers[0] ?? 0) - place));
    const [last] = await api.own(meera);
    expect(await api.step(meera, 'withdrawComplaint', last?.id ?? '')).toBeNull();
    const next = await complained();
    expect(Number(next.number.slice(5))).toBe((numbers[0] ?? 0) + 1);
  });
});
