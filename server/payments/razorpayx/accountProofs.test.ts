import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, Call } from '../razorpay/razorpayClient.js';
import { accountProof, proveAccount } from './accountProofs.js';

// Example from RazorpayX's documentation of composite account validation.
const VALIDATION = {
  id: 'fav_00000000000001',
  entity: 'fund_account.validation',
  status: 'completed',
  utr: '123456789012',
  validation_results: {
    account_status: 'active',
    registered_name: 'Gaurav Kumar',
    details: 'The beneficiary account is valid.',
    name_match_score: 100,
  },
  status_details: {
    description: 'Validation request is completed',
    source: 'beneficiary_bank',
    reason: 'validation_completed',
  },
  reference_id: 'user_01h455vb4pex5vsknk084sn02q',
  notes: [],
  fund_account: { id: 'fa_00000000000001', entity: 'fund_account', account_type: 'bank_account' },
};
const PROVED = { reference: VALIDATION.id, state: 'PROVED', note: 'The beneficiary account is valid.' };

let asked: Call[];
let answer: object;
beforeEach(() => {
  asked = [];
  answer = VALIDATION;
});

const ask: Ask = (shape, call) => {
  asked.push(call);
  return Promise.resolve(shape.parse(answer));
};

const payee = { id: VALIDATION.reference_id, name: 'Gaurav Kumar' };
const contact = { name: 'Gaurav Kumar', type: 'vendor', reference_id: payee.id };

describe('a proof', () => {
  it('of a bank account sends a rupee there, and keeps the registered name out', async () => {
    const to = { bankAccount: { holder: 'Gaurav Kumar', number: '765432123456789', ifsc: 'HDFC0000053' } };
    expect(await proveAccount(ask, { account: '7878780080316316', to, payee })).toEqual(PROVED);
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/v1/fund_accounts/validations',
        body: {
          source_account_number: '7878780080316316',
          validation_type: 'pennydrop',
          reference_id: payee.id,
          fund_account: {
            account_type: 'bank_account',
            bank_account: { name: 'Gaurav Kumar', ifsc: 'HDFC0000053', account_number: '765432123456789' },
            contact,
          },
        },
      },
    ]);
  });

  it('of a UPI address asks its bank', async () => {
    await proveAccount(ask, { account: '7878780080316316', to: { upiAddress: 'gaurav@okbank' }, payee });
    expect(asked[0]?.body).toEqual({
      source_account_number: '7878780080316316',
      reference_id: payee.id,
      fund_account: { account_type: 'vpa', vpa: { address: 'gaurav@okbank' }, contact },
    });
  });

  it('is asked for by its ID', async () => {
    expect(await accountProof(ask, VALIDATION.id)).toEqual(PROVED);
    expect(asked).toEqual([{ method: 'GET', path: `/v1/fund_accounts/validations/${VALIDATION.id}` }]);
  });
});

describe('the state of a validation', () => {
  const details = { description: 'Technical error at the bank' };
  it.each([
    ['created', null, 'UNDER_WAY'],
    ['completed', 'active', 'PROVED'],
    ['completed', 'valid', 'PROVED'],
    ['completed', 'invalid', 'REFUSED'],
    // A technical error says nothing about the account.
    ['failed', null, 'UNANSWERED'],
    ['completed', null, 'UNANSWERED'],
    ['completed', 'a status of the future', 'UNANSWERED'],
    ['a state of the future', null, 'UNDER_WAY'],
  ])('%s with an account %s is %s', async (status, account, state) => {
    answer = {
      ...VALIDATION,
      status,
      validation_results: { account_status: account },
      status_details: details,
    };
    expect(await accountProof(ask, VALIDATION.id)).toMatchObject({ state, note: details.description });
  });
});
