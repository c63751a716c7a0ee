import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

describe('the environment', () => {
  it('needs nothing: an embedded database with demo data on this machine only', () => {
    expect(readConfig({ PORT: '' })).toEqual({
      role: 'all',
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: path.resolve('.data'),
      demoData: true,
      rateLimits: true,
      sandbox: true,
      publicPages: true,
      redisUrl: null,
      smtpUrl: null,
      mailFrom: 'Panna <panna@localhost>',
      publicUrl: null,
      trustedProxies: null,
      secretKey: null,
      oldSecretKeys: [],
      staffNeedsSecondFactor: false,
      timeZone: 'Asia/Kolkata',
      currency: 'INR',
      payments: { kind: 'direct' },
      payouts: { kind: 'by-hand', transfers: false },
      approvalAbove: null,
      payoutTerms: { commission: [], days: 7, newSellerDays: 7, needsPan: false, provesAccounts: true },
      operator: null,
      policies: [],
      deadlineDays: {
        PENDING: 7,
        DISPATCH: 5,
        CONFIRMED: 14,
        READY: 28,
        SHIPPED: 14,
        OVERDUE: 60,
        SENT_BACK: 14,
        PAYMENT: 14,
        UNMARKED: 30,
        UNCOLLECTED: 14,
        LOSS_DECLARATION: 15,
        FINDING: 60,
        RATING: 60,
        DISPUTE_OPENING: 7,
        DISPUTE_ANSWER: 2,
        DISPUTE_DECISION: 60,
        DISPUTE_SENDING: 7,
        DISPUTE_ARRIVAL: 14,
        COMPLAINT_ANSWER: 2,
        REVIEW_CHANGE: 30,
      },
      rentalRoomDays: 0,
      exchangeRates: [
        { currencyCode: 'USD', rupeesPerUnit: '88.60', date: '2025-11-20' },
        { currencyCode: 'EUR', rupeesPerUnit: '102.20', date: '2025-11-20' },
      ],
    });
  });

  it('adds no demo data to a PostgreSQL unless asked to', () => {
    const url = 'postgres://panna@db.example/panna';
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, demoData: false });
    expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'on' })).toMatchObject({ demoData: true });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['SECRET_KEY', 'too short'],
    ['STAFF_SECOND_FACTOR', 'on'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://db.example/panna'],
    ['DATABASE_URL', 'nonsense'],
    ['DEMO_DATA', 'yes'],
    ['RATE_LIMITS', 'maybe'],
    ['PUBLIC_PAGES', 'none'],
    ['ORDER_CONFIRMATION_DAYS', '0'],
    ['ORDER_SHIPPING_DAYS', '1000'],
    ['ORDER_DELIVERY_DAYS', '2.5'],
    ['ORDER_RETURN_DAYS', '1000'],
    ['RATING_DAYS', '0'],
    ['DISPUTE_ANSWER_DAYS', '48h'],
    ['COMPLAINT_ANSWER_DAYS', '0'],
    ['REVIEW_CHANGE_DAYS', 'ever'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'Panna'],
    ['MAIL_FROM', 'a@b <c>'],
    ['PUBLIC_URL', 'panna.example'],
    ['PAYMENTS', 'paypal'],
    ['COMMISSION_PERCENT', '50.01'],
    ['COMMISSION_PERCENT', '10 %'],
    ['COMMISSION_RULES', 'percent=51'],
    ['PAYOUT_DAYS', '-1'],
    ['NEW_SELLER_PAYOUT_DAYS', '100'],
    ['ONLINE_PAYMENT', 'on'],
    ['RAZORPAY_KEY_ID', 'key_1'],
    ['RAZORPAY_KEY_SECRET', 'two words'],
    ['RAZORPAY_WEBHOOK_SECRETS', 'first secret'],
    ['RAZORPAY_WEBHOOK_SECRETS', 'new-secret,,old-secret'],
    ['OPERATOR_NAME', ' '],
    ['OPERATOR_ADDRESS', 'a'.repeat(1001)],
    ['GRIEVANCE_OFFICER_EMAIL', 'Leela'],
    ['GRIEVANCE_OFFICER_PHONE', 'by bell'],
    ['POLICIES_DIR', '/no/such/folder'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TIME_ZONE', 'Asia/Atlantis'],
    ['TIME_ZONE', '+05:30'],
    ['EXCHANGE_RATES', '88.60'],
    ['EXCHANGE_RATES', 'date=2026-11-20,USD=84.60'],
    ['EXCHANGE_RATES', 'date=2026-11-31,USD=84.60,EUR=91.20'],
    ['EXCHANGE_RATES', 'date=2026-11-20,USD=0.00,EUR=91.20'],
    ['EXCHANGE_RATES', 'date=2026-11-20,USD=-84.60,EUR=91.20'],
    ['EXCHANGE_RATES', 'date=2026-11-20,USD=84.60,EUR=91.20,GBP=110.00'],
  ])('names the variable that cannot be used: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must be`));
  });

  it('keeps Apollo Sandbox off a site that readers reach over https, unless asked to', () => {
    const sandbox = (environment: Record<string, string>) => readConfig(environment).sandbox;
    expect(sandbox({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toBe(true);
    expect(sandbox({ PUBLIC_URL: 'HTTPS://panna.example' })).toBe(false);
    expect(sandbox({ PUBLIC_URL: 'https://panna.example', SANDBOX: 'on' })).toBe(true);
    expect(sandbox({ SANDBOX: 'off' })).toBe(false);
  });

  it('takes a public address with or without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://panna.example/' }).publicUrl).toBe('https://panna.example');
    expect(readConfig({ PUBLIC_URL: 'https://panna.example/shop' }).publicUrl).toBe(
      'https://panna.example/shop',
    );
  });

  it('trusts a number of proxies, or proxies by address', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.7' }).trustedProxies).toEqual(['10.0.0.7']);
    expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it('takes exchange rates of one day in any order, exact to the digit', () => {
    expect(readConfig({ EXCHANGE_RATES: 'EUR=91.2, USD=84.6025, date=2026-11-20' }).exchangeRates).toEqual([
      { currencyCode: 'USD', rupeesPerUnit: '84.6025', date: '2026-11-20' },
      { currencyCode: 'EUR', rupeesPerUnit: '91.2', date: '2026-11-20' },
    ]);
  });

  it('refuses a Redis for rate limits that are off, and says what to do', () => {
    const REDIS_URL = 'redis://cache.example';
    expect(() => readConfig({ REDIS_URL, RATE_LIMITS: 'off' })).toThrow(ConfigError);
    expect(() => readConfig({ REDIS_URL, RATE_LIMITS: 'off' })).toThrow(
      /REDIS_URL is [^]*RATE_LIMITS=off [^]*leave one of the two out/,
    );
    expect(readConfig({ REDIS_URL, RATE_LIMITS: 'on' }).redisUrl).toBe(REDIS_URL);
    expect(readConfig({ REDIS_URL: '', RATE_LIMITS: 'off' })).toMatchObject({
      redisUrl: null,
      rateLimits: false,
    });
  });

  it('lets processes share the work on a PostgreSQL only, and a worker know its address', () => {
    const DATABASE_URL = 'postgres://panna@db.example/panna';
    const PUBLIC_URL = 'https://books.example';
    expect(readConfig({ ROLE: 'web', DATABASE_URL }).role).toBe('web');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL, PUBLIC_URL }).role).toBe('worker');
    expect(() => readConfig({ ROLE: 'web' })).toThrow(/ROLE shares [^]*DATABASE_URL/);
    expect(() => readConfig({ ROLE: 'worker', DATABASE_URL })).toThrow(/PUBLIC_URL must be given/);
    expect(() => readConfig({ ROLE: 'both' })).toThrow(/ROLE must be all, web or worker/);
  });

  it('names every bad variable at once', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMITS: 'x' })).toThrow(/PORT must be[^]*RATE_LIMITS must be/);
  });
});

describe('the operator', () => {
  const named = { OPERATOR_NAME: 'Pothi Books LLP', OPERATOR_ADDRESS: '4 Ashram Road, Ahmedabad' };
  const officer = { GRIEVANCE_OFFICER_NAME: 'Leela Shah', GRIEVANCE_OFFICER_EMAIL: 'leela@pothi.example' };

  it('is a name with an address, and perhaps a grievance officer', () => {
    const operator = { legalName: 'Pothi Books LLP', address: '4 Ashram Road, Ahmedabad' };
    expect(readConfig(named).operator).toEqual({ ...operator, grievanceOfficer: null });
    const grievanceOfficer = { name: 'Leela Shah', email: 'leela@pothi.example', phone: null };
    expect(readConfig({ ...named, ...officer }).operator).toEqual({ ...operator, grievanceOfficer });
    const phone = '+91 79 2658 0000';
    expect(readConfig({ ...named, ...officer, GRIEVANCE_OFFICER_PHONE: phone }).operator).toEqual({
      ...operator,
      grievanceOfficer: { ...grievanceOfficer, phone },
    });
  });

  it.each([
    ['OPERATOR_NAME', 'OPERATOR_ADDRESS', { OPERATOR_NAME: 'Pothi Books LLP' }],
    ['OPERATOR_ADDRESS', 'OPERATOR_NAME', { OPERATOR_ADDRESS: '4 Ashram Road' }],
    ['GRIEVANCE_OFFICER_NAME', 'OPERATOR_NAME', officer],
    ['GRIEVANCE_OFFICER_NAME', 'GRIEVANCE_OFFICER_EMAIL', { ...named, GRIEVANCE_OFFICER_NAME: 'Leela' }],
    ['GRIEVANCE_OFFICER_PHONE', 'GRIEVANCE_OFFICER_NAME', { ...named, GRIEVANCE_OFFICER_PHONE: '2658 0000' }],
  ])('%s is given together with %s', (name, needed, environment: Record<string, string>) => {
    expect(() => readConfig(environment)).toThrow(
      new RegExp(`${name} must be given together with ${needed}`),
    );
  });

  it.each([
    ['ORDER_DISPATCH_DAYS', 'ORDER_SHIPPING_DAYS', { ORDER_SHIPPING_DAYS: '5' }],
    ['ORDER_UNCOLLECTED_DAYS', 'ORDER_PICK_UP_DAYS', { ORDER_UNCOLLECTED_DAYS: '30' }],
    ['ORDER_LOSS_DECLARATION_DAYS', 'ORDER_LOSS_DAYS', { ORDER_LOSS_DAYS: '10' }],
    ['DISPUTE_ANSWER_DAYS', 'DISPUTE_DECISION_DAYS', { DISPUTE_DECISION_DAYS: '2' }],
    ['COMPLAINT_ANSWER_DAYS', 'a month, in which complaints are settled', { COMPLAINT_ANSWER_DAYS: '28' }],
  ])('%s are fewer than %s', (shorter, longer, environment: Record<string, string>) => {
    const refused = new RegExp(`${shorter} is \\d+, which must be fewer than the \\d+ of ${longer}`);
    expect(() => readConfig(environment)).toThrow(refused);
  });

  describe('has policies', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'policies-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
    const read = () => readConfig({ ...named, POLICIES_DIR: folder }).policies;

    it('in the files of a folder, in the order of their kinds', () => {
      write('privacy.md', 'Version 7 of 2026-01-01\n\nWe keep little.\n');
      write('terms.md', 'Version 1.0 of 2026-11-25\n\n# Terms\n\nBe kind.\n');
      write('.DS_Store', 'hidden');
      expect(read()).toEqual([
        { kind: 'TERMS', version: '1.0', date: '2026-11-25', text: '# Terms\n\nBe kind.' },
        { kind: 'PRIVACY', version: '7', date: '2026-01-01', text: 'We keep little.' },
      ]);
    });

    it('of an operator with a name', () => {
      write('terms.md', 'Version 1.0 of 2026-11-25\n\nBe kind.\n');
      expect(() => readConfig({ POLICIES_DIR: folder })).toThrow(/POLICIES_DIR must be given together with/);
    });

    it.each([
      [
        'a file of another name',
        'term.md',
        'Version 1 of 2026-01-01\nBe kind.',
        /terms\.md, [^]*: term\.md is none/,
      ],
      ['no version', 'terms.md', 'Be kind.', /terms\.md must begin with a line like "Version 1\.0 of/],
      ['no UTF-8', 'terms.md', Buffer.from([0xff, 0xfe]), /terms\.md must be a text in UTF-8/],
    ])('and refuses a folder with %s', (_, name, content, message) => {
      write(name, content);
      expect(read).toThrow(message);
    });

    it('and refuses an empty folder', () => {
      expect(read).toThrow(/POLICIES_DIR must be a folder with policies: [^]* has none/);
    });
  });
});
