import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from './config.js';
import { connectPayments, type ConnectedPayments } from './connectPayments.js';
import { TestClock } from './testing/clock.js';
import { TestMarketplace } from './testing/marketplace.js';
import { paymentRequest } from './testing/payments/simulation.js';
import { siteFolder } from './testing/process/siteFolder.js';

const clock = new TestClock();
const config = (
  payments: Config['payments'],
  publicUrl: string | null = null,
  payouts: Config['payouts'] = { kind: 'by-hand', transfers: false },
) => ({
  payments,
  payouts,
  publicUrl,
  secretKey: Buffer.alloc(32, 7),
  dataDir: '/nowhere',
});
const simulated = { kind: 'simulator', required: false, blocksDeposits: false } as const;

describe('a marketplace with a simulator', () => {
  let site: Awaited<ReturnType<typeof siteFolder>>;
  let marketplace: TestMarketplace;
  let payments: ConnectedPayments;
  beforeAll(async () => {
    site = await siteFolder('<html lang="en"><head></head><body><div id="root"></div></body></html>');
    payments = connectPayments(config(simulated), clock);
    marketplace = await TestMarketplace.open({
      clock,
      clientFolder: site.path,
      simulator: payments.simulator,
      change: (ports) => ({ ...ports, payments: payments.payments }),
    });
    payments.servedAt(marketplace.url);
  });
  afterAll(async () => {
    await marketplace.close();
    await site.remove();
  });
  const open = (returnUrl: string, connected = payments) =>
    connected.payments?.provider.openPage(paymentRequest(clock, { returnUrl }));

  it('serves the page under its own address, apart from the screens of the web client', async () => {
    const page = await open(`${marketplace.url}/orders/order_1`);
    expect(page?.url).toBe(`${marketplace.url}/simulator/pay/${page?.reference}`);
    const accept = { headers: { accept: 'text/html' } };
    const html = await (await fetch(page?.url ?? '', accept)).text();
    expect(html).toContain('No money moves');
    const unknown = await fetch(`${marketplace.url}/simulator/unknown`, accept);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('NOT_FOUND')]);
  });

  it('lets phones open the page at the address by which they reach the shop', async () => {
    const page = await open('http://192.168.1.5:4000/orders/order_1');
    expect(page?.url).toBe(`http://192.168.1.5:4000/simulator/pay/${page?.reference}`);
  });

  it('shares it with a worker that has the same key and the public address, and with nobody else', async () => {
    const worker = connectPayments(config(simulated, marketplace.url), clock);
    expect(await open('http://127.0.0.1/', worker)).toBeDefined();
    const stranger = { ...config(simulated, marketplace.url), secretKey: randomBytes(32) };
    await expect(open('http://127.0.0.1/', connectPayments(stranger, clock))).rejects.toThrow('status 401');
  });

  it('sends webhooks to itself', async () => {
    const page = await open(marketplace.url);
    await fetch(`${page?.url}/fail`, { method: 'POST' });
    const deliveries = (await payments.simulator?.deliveries()) ?? [];
    expect(deliveries.map(({ type }) => type)).toEqual(['payment.failed']);
    expect(deliveries[0]?.status).not.toBeNull();
  });
});

it('a site with a public URL sends buyers to the simulator there', async () => {
  const { simulator } = connectPayments(config(simulated, 'https://panna.example/shop'), clock);
  const address = simulator?.options.addressFor('http://127.0.0.1:4000/orders/order_1');
  expect(address).toBe('https://panna.example/shop/simulator');
});

it('a marketplace with Razorpay or without a provider has no simulator', async () => {
  expect(connectPayments(config({ kind: 'direct' }), clock)).toMatchObject({
    payments: null,
    simulator: null,
  });
  const keys = { keyId: 'rzp_test_1', keySecret: 'thiskeyissecret', webhookSecrets: ['first secret'] };
  const { payments, simulator } = connectPayments(
    config({ kind: 'razorpay', required: true, ...keys }),
    clock,
  );
  expect(payments).toMatchObject({ offer: 'REQUIRED', provider: { name: 'razorpay', isSimulated: false } });
  expect(simulator).toBeNull();
});

describe('payouts beside transfers', () => {
  const keys = { keyId: 'rzp_test_1', keySecret: 'thiskeyissecret', webhookSecrets: ['first secret'] };
  const razorpay = { kind: 'razorpay', required: true, ...keys } as const;
  const connect = (payments: Config['payments'], payouts: Config['payouts']) =>
    connectPayments(config(payments, null, payouts), clock);

  it('have a provider each with Razorpay', () => {
    const payouts = { kind: 'razorpayx', transfers: true, account: '7878780080316316', ...keys } as const;
    expect(connect(razorpay, payouts)).toMatchObject({
      payments: { split: { name: 'razorpay', isSimulated: false } },
      payouts: { name: 'razorpayx', isSimulated: false },
      payoutSimulator: null,
    });
  });

  it('are simulated with payments', () => {
    const both = connect(simulated, { kind: 'simulator', transfers: true });
    expect(both).toMatchObject({
      payments: { split: { isSimulated: true } },
      payouts: { isSimulated: true },
    });
    expect(both.payoutSimulator).not.toBeNull();
    const alone = connect(simulated, { kind: 'by-hand', transfers: true });
    expect(alone).toMatchObject({ payments: { split: { isSimulated: true } }, payouts: null });
  });
});
