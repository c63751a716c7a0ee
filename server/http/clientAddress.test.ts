import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader } from '../testing/people/people.js';
import { clientNetwork, isNetwork, trustOf, type TrustedProxies } from './clientAddress.js';

describe('attempts from one address', () => {
  let marketplace: TestMarketplace;
  let email: string;
  afterEach(() => marketplace.close());

  /** Opens a marketplace. The tests connect from 127.0.0.1, like a proxy on the same machine. */
  async function open(trustedProxies: TrustedProxies | null): Promise<void> {
    marketplace = await TestMarketplace.open({ rateLimits: true, trustedProxies });
    ({ email } = await signUpReader(marketplace));
  }

  /** Tries to log in with a wrong password and this `X-Forwarded-For` header. Returns the error code. */
  async function wrongPassword(forwardedFor: string): Promise<string> {
    const response = await fetch(`${marketplace.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email, password: 'not the password' }),
    });
    return ((await response.json()) as { code: string }).code;
  }

  /** Uses up the ten log-in attempts that an account is allowed from one address. */
  async function useUp(addressOf: (attempt: number) => string): Promise<void> {
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await wrongPassword(addressOf(attempt))).toBe('WRONG_CREDENTIALS');
  }

  it('are counted together whatever forwarded headers say, when no proxy is trusted', async () => {
    await open(null);
    await useUp((attempt) => `198.51.100.${attempt}`);
    expect(await wrongPassword('198.51.100.99')).toBe('TOO_MANY_ATTEMPTS');
  });

  it('are counted by what the trusted proxy saw, an IPv6 household as one', async () => {
    await open(1);
    await useUp((attempt) => `203.0.113.${attempt}, 2001:db8:1:2:${attempt}::${attempt}`);
    expect(await wrongPassword('203.0.113.99, 2001:db8:1:2::')).toBe('TOO_MANY_ATTEMPTS');
    expect(await wrongPassword('203.0.113.99, 2001:db8:1:3::')).toBe('WRONG_CREDENTIALS');
  });
});

describe('the network of a client', () => {
  async function seen(
    trusted: TrustedProxies | null,
    from: string,
    forwardedFor: string,
    more: Record<string, string> = {},
  ): Promise<string> {
    const http = Fastify({ trustProxy: trusted !== null && trustOf(trusted) });
    http.get('/', (request) => clientNetwork(request));
    const headers = { 'x-forwarded-for': forwardedFor, ...more };
    const { body } = await http.inject({ url: '/', remoteAddress: from, headers });
    await http.close();
    return body;
  }

  it.each<[string, TrustedProxies | null, string, string, string]>([
    ['what is connected, when no proxy is trusted', null, '127.0.0.1', '198.51.100.7', '127.0.0.1'],
    ['what one proxy saw', 1, '127.0.0.1', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
    [
      'what the first of two proxies saw',
      2,
      '127.0.0.1',
      '203.0.113.1, 198.51.100.7, 10.0.0.7',
      '198.51.100.7',
    ],
    [
      'what the proxy at an address saw',
      ['10.0.0.7'],
      '10.0.0.7',
      '203.0.113.1, 198.51.100.7',
      '198.51.100.7',
    ],
    ['what a network of proxies saw', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.7, 10.0.0.7', '198.51.100.7'],
    [
      'what is connected, when that is another proxy',
      ['10.0.0.0/8'],
      '192.0.2.1',
      '198.51.100.7',
      '192.0.2.1',
    ],
    ['the IPv4 address in either notation', null, '::ffff:192.0.2.1', '', '192.0.2.1'],
    ['the /64 of an IPv6 address', 1, '::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the proxy where it says what is no address', 1, '127.0.0.1', 'unknown', '127.0.0.1'],
  ])('is %s', async (_, trusted, from, forwardedFor, network) => {
    expect(await seen(trusted, from, forwardedFor)).toBe(network);
  });

  it('is not read from other headers', async () => {
    const more = { forwarded: 'for=198.51.100.7', 'x-real-ip': '198.51.100.7' };
    expect(await seen(1, '127.0.0.1', '', more)).toBe('127.0.0.1');
  });
});

describe('trusted proxies', () => {
  it('match IPv4 addresses in both notations, and nothing that is no address', () => {
    const trusts = trustOf(['10.0.0.0/8', 'fd00::/8']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7']) expect(trusts(address, 0)).toBe(true);
    for (const address of ['11.1.2.3', 'fe80::1', 'x', '', undefined]) expect(trusts(address, 0)).toBe(false);
  });

  it('are named by addresses and networks', () => {
    expect(['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8'].every(isNetwork)).toBe(true);
    const wrong = ['', '10', '10.0.0.7/33', '10.0.0.7/', '10.0.0.7/x', 'fd00::/129', 'loopback'];
    expect(wrong.some(isNetwork)).toBe(false);
  });
});
