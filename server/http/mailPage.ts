import { readdir, readFile } from 'node:fs/promises';
import { BlockList, isIP, isIPv4 } from 'node:net';
import path from 'node:path';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mail } from '../notifications/mailer.js';

/** The page shows the newest of the mails. */
const SHOWN = 100;
const MAIL_ID = /^outbox_[0-9a-z]{26}$/;
/** A mail is shown as a mail program would: no scripts, nothing from elsewhere. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** What a proxy adds: anyone who asks through one is not at this machine, whatever its own address is. */
const BY_PROXY = /^(forwarded|via|x-forwarded-.*)$/;

/** The addresses of a machine to itself. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether nobody but the machine itself can reach this host: an address as it is written, or `localhost`. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return isIP(host) > 0 && LOOPBACK.check(host, isIPv4(host) ? 'ipv4' : 'ipv6');
}

/** Where the mails are, and the part of the path that only the person who started the server knows. */
export interface MailPageOptions {
  folder: string;
  key: string;
}

/**
 * What was mailed, at /mail/KEY, for somebody who runs the site on their own machine without a mail server. The mails hold links
 * that open accounts. So the page answers 404 to a request from elsewhere, through a proxy, or under another host name,
 * with which a site could read it through the browser.
 */
export async function mailPage(http: FastifyInstance, { folder, key }: MailPageOptions): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
  });
  http.get(`/mail/${key}`, async (_request, reply) => {
    const mails = await newestMails(folder);
    return reply.type('text/html').send(pageOf(mails, key));
  });
  http.get<{ Params: { id: string } }>(`/mail/${key}/:id`, async (request, reply) => {
    const mail = MAIL_ID.test(request.params.id) && (await mailIn(folder, `${request.params.id}.json`));
    if (!mail) return reply.callNotFound();
    return reply.type('text/html').header('content-security-policy', MAIL_POLICY).send(mail.html);
  });
}

/** Asked of the connection itself: what a trusted proxy says counts for nothing here. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const throughProxy = Object.keys(headers).some((name) => BY_PROXY.test(name));
  return (
    !throughProxy && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostNameOf(headers.host ?? ''))
  );
}

/** The name or the address of a Host header, without its port. */
function hostNameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Ids sort by time. */
async function newestMails(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const newest = names.toSorted().toReversed().slice(0, SHOWN);
  const mails = await Promise.all(newest.map((name) => mailIn(folder, name)));
  return mails.filter((mail) => mail !== null);
}

async function mailIn(folder: string, name: string): Promise<Mail | null> {
  const content = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  return content === null ? null : (JSON.parse(content) as Mail);
}

function pageOf(mails: readonly Mail[], key: string): string {
  const rows = mails.map((mail) => rowOf(mail, key)).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail that was written</title>
<meta name="viewport" content="width=device-width">
<style>
  :root { color-scheme: light dark }
  body { max-width: 800px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif }
  details { padding: 12px 0; border-bottom: 1px solid #8888 }
  summary { cursor: pointer } summary, pre { overflow-wrap: anywhere } pre { white-space: pre-wrap }
</style></head>
<body><h1>Mail that was written</h1>
<p>No mail server is configured (SMTP_URL), so mail is kept here, newest first.</p>
${rows || '<p>Nothing yet.</p>'}
</body></html>`;
}

function rowOf({ id, to, subject, text }: Mail, key: string): string {
  return `<details><summary><strong>${escapeHtml(subject)}</strong> to ${escapeHtml(to.address)}</summary>
<pre>${escapeHtml(text)}</pre><p><a href="/mail/${key}/${id}">As HTML</a></p></details>`;
}
