import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewerOf } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy } from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';
import { resetFactors } from '../../usecases/factors/resetFactors.js';
import { endExpiredSupportViews } from '../../usecases/staff/supportView.js';

let marketplace: TestMarketplace;
let administrator: Person;
let support: Person;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrator = await signUpReader(marketplace, 'Ila Menon');
  await makeAdministrator(marketplace.ports, administrator.email);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await confirm(administrator);
  support = await signUpReader(marketplace, 'Sana');
  asha = await signUpReader(marketplace);
});

const confirm = (person: Person) =>
  mutate<object>(marketplace, person, 'confirmIdentity', '__typename', { password: PASSWORD });
const run = async (person: Person, mutation: string, input: object) =>
  (await mutate<object>(marketplace, person, mutation, '__typename', input)).userErrors;
const codes = async (person: Person, mutation: string, input: object) =>
  (await run(person, mutation, input)).map(({ code }) => code);
const grant = (role: string, to: Person, by = administrator) =>
  codes(by, 'grantStaffRole', { email: to.email, role });

async function abilitiesOf({ token }: Person): Promise<string[]> {
  const { viewer } = await marketplace.ask<{ viewer: { abilities: string[] } }>(
    '{ viewer { abilities } }',
    {},
    token,
  );
  return viewer.abilities;
}

interface Entry {
  action: string;
  detail: string | null;
  staff: { id: string } | null;
}

async function auditOf({ id }: Person): Promise<Entry[]> {
  const { staffActions } = await marketplace.ask<{
    staffActions: { nodes: (Entry & { user: { id: string } })[] };
  }>(
    '{ staffActions(first: 100) { nodes { action detail staff { id } user { id } } } }',
    {},
    administrator.token,
  );
  return staffActions.nodes
    .filter(({ user }) => user.id === id)
    .map(({ action, detail, staff }) => ({ action, detail, staff }))
    .toReversed();
}

describe('a role of staff', () => {
  it('is granted and taken away by an administrator, and both are on record', async () => {
    expect(await grant('MODERATOR', support)).toEqual([]);
    expect(await abilitiesOf(support)).toEqual(expect.arrayContaining(['reviews:moderate', 'orders:read']));
    const { staff } = await marketplace.ask<{ staff: { email: string; roles: string[] }[] }>(
      '{ staff { email roles } }',
      {},
      administrator.token,
    );
    expect(staff).toContainEqual({ email: support.email, roles: ['MODERATOR'] });
    expect(await codes(administrator, 'revokeStaffRole', { userId: support.id, role: 'MODERATOR' })).toEqual(
      [],
    );
    expect(await abilitiesOf(support)).not.toContain('reviews:moderate');
    expect(await auditOf(support)).toEqual([
      { action: 'GRANT_ROLE', detail: 'MODERATOR', staff: { id: administrator.id } },
      { action: 'REVOKE_ROLE', detail: 'MODERATOR', staff: { id: administrator.id } },
    ]);
  });

  it('is granted once, however often that is said', async () => {
    expect([await grant('FINANCE', support), await grant('FINANCE', support)]).toEqual([[], []]);
    expect(await auditOf(support)).toHaveLength(1);
  });

  it('leaves a publisher who becomes an administrator a publisher', async () => {
    await grant('ADMINISTRATOR', support);
    const { viewer } = await marketplace.ask<{ viewer: { role: string } }>(
      '{ viewer { role } }',
      {},
      support.token,
    );
    expect(viewer.role).toBe('ADMINISTRATOR');
    await codes(administrator, 'revokeStaffRole', { userId: support.id, role: 'ADMINISTRATOR' });
    expect(await grant('SUPPORT', asha, support)).toEqual(['FORBIDDEN']);
  });

  it('is refused to everybody who is no administrator, by the name of the ability', async () => {
    await grant('SUPPORT', support);
    const [refusal] = await run(support, 'grantStaffRole', { email: asha.email, role: 'SUPPORT' });
    expect(refusal).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('staff:grant') });
  });

  it('takes a session that was confirmed within ten minutes', async () => {
    marketplace.clock.advanceDays(1);
    expect(await grant('SUPPORT', support)).toEqual(['CONFIRMATION_REQUIRED']);
    await confirm(administrator);
    expect(await grant('SUPPORT', support)).toEqual([]);
  });

  it('is not granted to a closed account or an address that nobody has', async () => {
    await codes(asha, 'closeAccount', { currentPassword: PASSWORD });
    const before = await auditOf(asha);
    expect(await grant('SUPPORT', asha)).toEqual(['USER_NOT_FOUND']);
    expect(await codes(administrator, 'revokeStaffRole', { userId: asha.id, role: 'SUPPORT' })).toEqual([
      'USER_NOT_FOUND',
    ]);
    const [row] = await marketplace.database.query('SELECT staff_roles FROM users WHERE id = $1', [asha.id]);
    expect(row).toEqual({ staff_roles: [] });
    expect(await auditOf(asha)).toEqual(before);
  });

  it('ends with the account, which is on record', async () => {
    await grant('SUPPORT', support);
    expect(await codes(support, 'closeAccount', { currentPassword: PASSWORD })).toEqual([]);
    const [row] = await marketplace.database.query('SELECT staff_roles FROM users WHERE id = $1', [
      support.id,
    ]);
    expect(row).toEqual({ staff_roles: [] });
    expect((await auditOf(support)).at(-1)).toEqual({
      action: 'REVOKE_ROLE',
      detail: 'SUPPORT',
      staff: { id: support.id },
    });
  });

  it('of an account whose second factors are reset at the command line is on record with that', async () => {
    await grant('SUPPORT', support);
    await resetFactors(marketplace.ports, support.email);
    expect((await auditOf(support)).at(-1)).toEqual({ action: 'RESET_FACTORS', detail: null, staff: null });
  });

  it('is not taken from oneself by an administrator, who could not come back', async () => {
    const own = { userId: administrator.id, role: 'ADMINISTRATOR' };
    expect(await codes(administrator, 'revokeStaffRole', own)).toEqual(['OWN_STAFF_ROLE']);
  });
});

describe('a support view', () => {
  let view: Person;
  beforeEach(async () => {
    await grant('SUPPORT', support);
    const input = { email: asha.email, reason: 'She cannot find her order' };
    const { token } = await mutate<{ token: string }>(
      marketplace,
      support,
      'startSupportView',
      'token',
      input,
    );
    view = { ...asha, token };
  });

  const seen = () =>
    marketplace.ask<{ viewer: { id: string; supportView: { expiresAt: string } | null } }>(
      'query Home { viewer { id supportView { expiresAt } } }',
      {},
      view.token,
    );
  const end = async (token: string) => {
    const { endSupportView } = await marketplace.ask<{ endSupportView: { userErrors: { code: string }[] } }>(
      'mutation { endSupportView { userErrors { code } } }',
      {},
      token,
    );
    return endSupportView.userErrors.map(({ code }) => code);
  };

  it('shows what the account sees, its orders too, and says that it is one', async () => {
    const bookId = await listBook(marketplace, administrator);
    await buy(marketplace, asha, bookId);
    const { viewer } = await seen();
    expect(viewer).toMatchObject({ id: asha.id, supportView: { expiresAt: expect.any(String) } });
    const { orders } = await marketplace.ask<{ orders: { nodes: object[] } }>(
      '{ orders(first: 5) { nodes { id } } }',
      {},
      view.token,
    );
    expect(orders.nodes).toHaveLength(1);
  });

  it('changes nothing, and shows neither figures nor how the account is secured', async () => {
    const bookId = await listBook(marketplace, administrator);
    const { userErrors } = await addToCart(marketplace, view, bookId);
    expect(userErrors.map(({ code }: { code: string }) => code)).toEqual(['IN_SUPPORT_VIEW']);
    for (const query of ['{ sessions { id } }', '{ secondFactors { recoveryCodesLeft } }']) {
      const { errors } = await marketplace.graphql(query, {}, view.token);
      expect(errors?.[0]?.extensions.code).toBe('IN_SUPPORT_VIEW');
    }
  });

  it('writes every page into the audit log, with the ids that it names', async () => {
    await seen();
    await marketplace.graphql(
      'query Someone($id: ID!) { user(id: $id) { name } viewer { id } }',
      { id: support.id },
      view.token,
    );
    expect(await auditOf(asha)).toEqual([
      { action: 'START_SUPPORT_VIEW', detail: 'She cannot find her order', staff: { id: support.id } },
      { action: 'SEE_PAGE', detail: 'POST /graphql Home', staff: { id: support.id } },
      { action: 'SEE_PAGE', detail: expect.stringContaining(support.id), staff: { id: support.id } },
    ]);
  });

  it('is told to the account when it is ended, once', async () => {
    expect(await end(view.token)).toEqual([]);
    expect(await viewerOf(marketplace, view)).toBeNull();
    const told = (await deliverMail(marketplace)).filter(({ text }) =>
      text.includes('She cannot find her order'),
    );
    expect(told.map(({ to }) => to.address)).toEqual([asha.email]);
  });

  it('ends by itself after 30 minutes, and the account is told by the job', async () => {
    marketplace.clock.advanceDays(1);
    expect(await viewerOf(marketplace, view)).toBeNull();
    await endExpiredSupportViews(marketplace.ports);
    await endExpiredSupportViews(marketplace.ports);
    const subjects = subjectsTo(await deliverMail(marketplace), asha);
    expect(subjects.filter((subject) => subject.includes('support team'))).toHaveLength(1);
    expect((await auditOf(asha)).at(-1)).toMatchObject({ action: 'END_SUPPORT_VIEW' });
  });

  it('ends with the role of whoever opened it', async () => {
    await codes(administrator, 'revokeStaffRole', { userId: support.id, role: 'SUPPORT' });
    expect(await viewerOf(marketplace, view)).toBeNull();
  });

  it('is refused of oneself, of staff, without a reason, and to readers', async () => {
    const start = (person: Person, email: string, reason = 'Help') =>
      codes(person, 'startSupportView', { email, reason });
    expect(await start(support, support.email)).toEqual(['CANNOT_SUPPORT']);
    expect(await start(support, administrator.email)).toEqual(['CANNOT_SUPPORT']);
    expect(await start(support, asha.email, ' ')).toEqual(['REASON_REQUIRED']);
    expect(await start(support, 'nobody@panna.example')).toEqual(['USER_NOT_FOUND']);
    expect(await start(asha, support.email)).toEqual(['FORBIDDEN']);
    expect(await end(asha.token)).toEqual(['SESSION_NOT_FOUND']);
  });
});
