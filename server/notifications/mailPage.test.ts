import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileMailer } from './fileMailer.js';
import { mailPage } from './mailPage.js';

let folder: string;
let http: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panna-mail-'));
  http = Fastify();
  await http.register(mailPage, { folder });
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
const get = (url: string, host = 'localhost:4000') => http.inject({ url, headers: { host } });

describe('the page of written mail', () => {
  it('says when there is none', async () => {
    expect((await get('/mail')).body).toContain('Nothing yet.');
  });

  it('shows a mail as text, and as HTML where nothing else may run or load', async () => {
    await fileMailer(folder).send(MAIL);
    await fileMailer(folder).send(MAIL);
    const { body } = await get('/mail');
    expect(body.match(/<details>/g)).toHaveLength(1);
    expect(body).toContain('Choose &lt;a&gt; new password');
    const html = await get(`/mail/${MAIL.id}`);
    expect(html.body).toBe(MAIL.html);
    expect(html.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('is not there for a site that points its own name at this machine', async () => {
    await fileMailer(folder).send(MAIL);
    expect((await get('/mail', 'evil.example')).statusCode).toBe(404);
    expect((await get(`/mail/${MAIL.id}`, 'evil.example')).statusCode).toBe(404);
  });

  it('opens no other file', async () => {
    expect((await get('/mail/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(404);
    expect((await get('/mail/outbox_01k0000000000000000000000b')).statusCode).toBe(404);
  });
});
