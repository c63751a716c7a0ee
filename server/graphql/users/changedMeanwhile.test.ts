import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, viewerOf } from '../../testing/people/accounts.js';
import { Interruption } from '../../testing/interruption.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';

const interruption = new Interruption();
let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  const change = interruption.of.bind(interruption);
  marketplace = await TestMarketplace.open({
    change: (ports) => ({ ...ports, database: change(ports.database) }),
  });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

const NEW = { password: 'a new horse', confirmPassword: 'a new horse' };
const confirmed = { currentPassword: PASSWORD };

async function as(person: Person, name: string, input: object): Promise<string[]> {
  const { userErrors } = await mutate<object>(marketplace, person, name, '__typename', input);
  return userErrors.map(({ code }) => code);
}

const suspend = () =>
  marketplace.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [meera.id]);

describe('a log-in of which the password was right when it was looked at', () => {
  it.each([
    ['the password has changed', () => as(meera, 'changePassword', { ...confirmed, ...NEW })],
    ['the account was closed', () => as(meera, 'closeAccount', confirmed)],
    ['the account was suspended', suspend],
  ])('opens nothing when meanwhile %s', async (_, meanwhile) => {
    interruption.beforeNextTransaction(meanwhile);
    const { token, userErrors } = await logIn(marketplace, meera.email);
    expect(userErrors.map(({ code }) => code)).toEqual(['WRONG_CREDENTIALS']);
    expect(token).toBeNull();
    const sessions = await marketplace.database.query(
      'SELECT FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.id = $1 AND closed_at IS NOT NULL',
      [meera.id],
    );
    expect(sessions).toEqual([]);
  });
});

describe('a password that was right when it was looked at', () => {
  it.each([
    ['changes no other one', 'changePassword', { ...confirmed, ...NEW }],
    ['closes no account', 'closeAccount', confirmed],
  ])('%s when it was changed meanwhile', async (_, name, input) => {
    const other = { password: 'another horse', confirmPassword: 'another horse' };
    const { token } = await logIn(marketplace, meera.email);
    const elsewhere = { ...meera, token: token ?? '' };
    interruption.beforeNextTransaction(() => as(elsewhere, 'changePassword', { ...confirmed, ...other }));
    expect(await as(meera, name, input)).toEqual(['WRONG_PASSWORD']);
    const again = await logIn(marketplace, meera.email, other.password);
    expect(await viewerOf(marketplace, { token: again.token ?? '' })).not.toBeNull();
  });
});
