import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderRefusal, ProviderUnavailable } from '../paymentProvider.js';
import type { SplitProvider, TransferRecord } from '../splitProvider.js';
import { routeProvider } from './routeProvider.js';

let server: Server;
let provider: SplitProvider;
let paths: string[];
let answers: { status?: number; body: unknown }[];

/** Starts a server that answers each call with the next of `answers`. */
beforeEach(async () => {
  [paths, answers] = [[], []];
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    const { status = 200, body } = answers.shift() ?? { status: 500, body: 'Nothing more was expected' };
    response.writeHead(status);
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { keyId: 'rzp_test_1', keySecret: 'thiskeyissecret' };
  provider = routeProvider({ name: 'razorpay', isSimulated: false, address: () => address, ...keys });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

// Example from Razorpay's documentation.
const TRANSFER = {
  id: 'trf_EB1VJ4Ux4GMmxQ',
  entity: 'transfer',
  status: 'partially_reversed',
  source: 'pay_EB1R2s8D4vOAKG',
  recipient: 'acc_CMaomTz4o0FOFz',
  amount: 22_455,
  currency: 'INR',
  amount_reversed: 500,
  notes: [],
  fees: 66,
  tax: 10,
  on_hold: true,
  on_hold_until: null,
  recipient_settlement_id: null,
  created_at: 1_768_456_800,
  linked_account_notes: [],
  processed_at: 1_768_456_801,
};
const RECORD: TransferRecord = {
  reference: TRANSFER.id,
  state: 'DONE',
  isHeld: true,
  amount: 22_455,
  reversed: 500,
  currency: 'INR',
  fee: 66,
  createdAt: new Date('2026-01-15T06:00:00Z'),
};
const page = (...items: object[]) => ({ body: { entity: 'collection', count: items.length, items } });
const span = { from: new Date('2026-01-15T06:00:00Z'), to: new Date('2026-01-15T07:00:00Z') };

async function all(): Promise<TransferRecord[]> {
  const listed: TransferRecord[] = [];
  for await (const each of provider.listTransfers(span)) listed.push(...each);
  return listed;
}

describe('The list of transfers', () => {
  it('is asked for in pages of 100, in seconds', async () => {
    answers = [page(...Array.from({ length: 100 }, () => TRANSFER)), page(TRANSFER)];
    expect(await all()).toEqual(Array.from({ length: 101 }, () => RECORD));
    const query = '/v1/transfers?from=1768456800&to=1768460399&count=100';
    expect(paths).toEqual([`${query}&skip=0`, `${query}&skip=100`]);
  });

  it.each([
    [{ on_hold: false }, { isHeld: false }],
    [{ on_hold: 1 }, { isHeld: true }],
    [{ status: 'failed', error: { description: 'Refused' } }, { state: 'FAILED' }],
    [{ status: undefined, transfer_status: 'pending' }, { state: 'UNDER_WAY' }],
    [{ amount_reversed: null }, { reversed: 0 }],
    [{ fees: null, tax: null }, { fee: null }],
    [{ currency: 'MYR' }, { currency: 'MYR' }],
  ])('reads %o as %o', async (given, read) => {
    answers = [page({ ...TRANSFER, ...given })];
    expect(await all()).toEqual([{ ...RECORD, ...read }]);
  });

  it.each([{ amount: null }, { created_at: '15 January' }, { id: '' }])(
    'is not believed with %o',
    async (wrong) => {
      answers = [page({ ...TRANSFER, ...wrong })];
      await expect(all()).rejects.toThrow(ProviderUnavailable);
    },
  );
});

describe('One transfer', () => {
  const refusal = (description: string) => ({ status: 400, body: { error: { description } } });

  it('is read as in the list, and is null if the provider does not know it', async () => {
    answers = [{ body: TRANSFER }, refusal('The id provided does not exist')];
    expect(await provider.findRecord(TRANSFER.id)).toEqual(RECORD);
    expect(await provider.findRecord('trf_unknown')).toBeNull();
    expect(paths[0]).toBe(`/v1/transfers/${TRANSFER.id}`);
  });

  it('is not taken as unknown for any other refusal', async () => {
    answers = [refusal('Route is not enabled for this account')];
    await expect(provider.findRecord(TRANSFER.id)).rejects.toThrow(ProviderRefusal);
  });
});
