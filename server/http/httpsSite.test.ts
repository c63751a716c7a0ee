import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { PASSWORD, signUpReader, type Person } from '../testing/people/people.js';

let marketplace: TestMarketplace;
let asha: Person;
afterAll(() => marketplace.close());

const logIn = () =>
  fetch(`${marketplace.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: asha.email, password: PASSWORD }),
  });

async function statusWith(cookie: string): Promise<number> {
  return (await fetch(`${marketplace.url}/api/v1/users/me`, { headers: { cookie } })).status;
}

describe('a site that browsers reach over https', () => {
  beforeAll(async () => {
    marketplace = await TestMarketplace.open({ https: true });
    asha = await signUpReader(marketplace);
  });

  it('gives its cookie to https and to this host only', async () => {
    const [session = '', device] = (await logIn()).headers.getSetCookie();
    const [cookie, ...attributes] = session.split('; ');
    expect(device).toMatch(/^__Host-panna_device=.*; Secure/);
    expect(cookie).toMatch(/^__Host-panna_session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(await statusWith(cookie ?? '')).toBe(200);
  });

  it('takes no cookie that another host could have set', async () => {
    expect(await statusWith(`panna_session=${asha.token}`)).toBe(401);
  });

  it('takes the cookie away at log-out', async () => {
    const response = await fetch(`${marketplace.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-panna_session=; .*Path=\/; .*Secure/);
  });

  it('is asked for over https for a year', async () => {
    expect((await logIn()).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
