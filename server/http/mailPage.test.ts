import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsToShow } from '../mails.js';
import { fileMailer } from '../notifications/fileMailer.js';
import { mailPage } from './mailPage.js';

const KEY = 'only-the-start-says-it';

let folder: string;
let http: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panna-mail-'));
  http = Fastify();
  await http.register(mailPage, { folder, key: KEY });
});
afterEach(async () => {
  await http.close();
  await rm(folder, { recursive: true, force: true });
});

const MAIL = {
  id: 'outbox_01k0000000000000000000000a',
  to: { name: 'Meera', address: 'meera@panna.example' },
  subject: 'Choose <a> new password',
  html: '<p>Hello Meera</p>',
  text: 'Hello Meera',
};
const PAGE = `/mail/${KEY}`;
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  http.inject({ url, remoteAddress, headers: { host: 'localhost:4000', ...headers } });

describe('the page of written mail', () => {
  it('says that there are no mails yet', async () => {
    expect((await get(PAGE)).body).toContain('Nothing yet.');
  });

  it('shows a mail as text, and as HTML where nothing else may run or load', async () => {
    await fileMailer(folder).send(MAIL);
    await fileMailer(folder).send(MAIL);
    const { body } = await get(PAGE);
    expect(body.match(/<details>/g)).toHaveLength(1);
    expect(body).toContain('Choose &lt;a&gt; new password');
    const html = await get(`${PAGE}/${MAIL.id}`);
    expect(html.body).toBe(MAIL.html);
    expect(html.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('says where each mail is as HTML, and is kept nowhere', async () => {
    await fileMailer(folder).send(MAIL);
    const { body, headers } = await get(PAGE);
    expect(body).toContain(`href="${PAGE}/${MAIL.id}"`);
    expect(headers['cache-control']).toBe('no-store');
    expect((await get(`${PAGE}/${MAIL.id}`)).headers['cache-control']).toBe('no-store');
  });

  it.each(['localhost', '127.0.0.1', '127.8.9.10:80', '[::1]:4000', '[::1]'])(
    'is there under the name %s',
    async (host) => {
      expect((await get(PAGE, { host })).statusCode).toBe(200);
    },
  );

  it.each([
    'evil.example',
    '127.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '127.1',
    '[::2]',
  ])('is not there for a site that points its own name at this machine: %s', async (host) => {
    await expectHidden({ host });
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
  ])('is not there through a proxy, which adds %s', async (header) => {
    await expectHidden({ [header]: '127.0.0.1' });
  });

  it('does not exist for another machine', async () => {
    await expectHidden({}, '192.0.2.7');
    await expectHidden({}, '::ffff:192.0.2.7');
    expect((await get(PAGE, {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await get(PAGE, {}, '::1')).statusCode).toBe(200);
  });

  it('does not exist without the key', async () => {
    await fileMailer(folder).send(MAIL);
    for (const path of ['/mail', '/mail/', '/mail/key', `/mail/${MAIL.id}`, `/mail/key/${MAIL.id}`])
      expect((await get(path)).statusCode).toBe(404);
  });

  it('opens no other file', async () => {
    expect((await get(`${PAGE}/..%2F..%2Fetc%2Fpasswd`)).statusCode).toBe(404);
    expect((await get(`${PAGE}/outbox_01k0000000000000000000000b`)).statusCode).toBe(404);
  });

  async function expectHidden(headers: Record<string, string>, from?: string): Promise<void> {
    await fileMailer(folder).send(MAIL);
    expect((await get(PAGE, headers, from)).statusCode).toBe(404);
    expect((await get(`${PAGE}/${MAIL.id}`, headers, from)).statusCode).toBe(404);
  }
});

describe('the options of the page of written mail', () => {
  const local = { dataDir: 'data', smtpUrl: null, publicUrl: null, host: '127.0.0.1' };

  it('exist only if no other machine reaches the server, with a new key at each start', () => {
    expect(mailsToShow(local)?.key).toMatch(/^[\w-]{24}$/);
    expect(mailsToShow(local)?.key).not.toBe(mailsToShow(local)?.key);
    expect(mailsToShow({ ...local, host: 'localhost' })).not.toBeNull();
    expect(mailsToShow({ ...local, host: '0.0.0.0' })).toBeNull();
    expect(mailsToShow({ ...local, host: '127.evil.example' })).toBeNull();
    expect(mailsToShow({ ...local, publicUrl: 'https://panna.example' })).toBeNull();
    expect(mailsToShow({ ...local, smtpUrl: 'smtp://mail.example' })).toBeNull();
  });
});
